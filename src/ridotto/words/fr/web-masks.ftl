masks-do-ask = Interroger { $whom }
masks-do-show = Montrer { $one } et { $other }
masks-do-guess = Dans la boîte : { $mask }.
web-rules-masks-1 = Chacun porte un masque caché, et un masque reste dans la boîte.
web-rules-masks-2 = Tour à tour, interrogez quelqu’un : vous seul voyez deux masques, dont celui qu’il porte. Puis tous devinent à la fois quel masque est dans la boîte.
