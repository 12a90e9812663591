masks-title = Masks
masks-about = Everyone wears a hidden mask. Ask one question each, then guess which mask stayed in the box.
masks-mask-fox = the fox
masks-mask-moth = the moth
masks-mask-owl = the owl
masks-mask-swan = the swan
masks-mask-wolf = the wolf
masks-wears = You wear { $mask }.
masks-dealt = { $seat } puts on a mask.
masks-asked = { $asker } asks { $whom }.
masks-shown = { $shower } to { $asker }: { $one } and { $other }. One of them is true.
masks-answered = { $shower } shows { $asker } two masks.
masks-guessed = You guess { $mask }.
masks-decided = { $seat } has made a guess.
masks-unmasked = The masks come off: { $masks }. In the box lay { $box }.
masks-left = { $seat } leaves the ball.
masks-side-guests = the guests
masks-side-house = the house
masks-ended-guessed = { $count ->
    [0] Nobody guessed the box: the house wins.
   *[other] { $winners } guessed right.
}
masks-ended-forfeit = The ball is over: the prize goes to { $winners }.
masks-seat-box = the box
masks-because-own = you wear { $mask }
masks-because-shown = { $shower } showed { $one } and { $other }, and one of them is true
masks-is-mask = { $whose } has { $value }
masks-is-not-mask = { $whose } does not have { $value }
