masks-do-ask = Ask { $whom }
masks-do-show = Show { $one } and { $other }
masks-do-guess = The box holds { $mask }.
web-rules-masks-1 = Everybody wears a hidden mask, and one mask lies in the box.
web-rules-masks-2 = In turn, ask somebody: you alone are shown two masks, one of them the one worn. Then all guess at once which mask is in the box.
