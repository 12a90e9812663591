masks-title = Masks
masks-about = Everyone wears a hidden mask. Ask around, then guess which mask stayed in the box.
masks-mask-fox = the fox
masks-mask-moth = the moth
masks-mask-owl = the owl
masks-mask-swan = the swan
masks-mask-wolf = the wolf
masks-wears = You wear { $mask }.
masks-dealt = { $seat } put on a mask.
masks-asked = { $asker } asked { $whom }.
masks-shown = { $shower } showed { $asker }: { $one } and { $other }. One of them is true.
masks-veiled-shown = { $seat } showed { $whom } two masks.
masks-answered = { $shower } showed { $asker } two masks.
masks-guessed = You guessed { $mask }.
masks-decided = { $seat } made a guess.
masks-unmasked = The masks come off: { $masks }. In the box lay { $box }.
masks-left = { $seat } left the ball.
masks-side-guests = the guests
masks-side-house = the house
masks-ended-guessed = { $count ->
    [0] Nobody guessed right: the house wins.
   *[other] { $winners } guessed right.
}
masks-ended-forfeit = The ball is over: the prize goes to { $winners }.
masks-if-you-leave = If you leave for good, the ball is over and the prize goes to the others.
masks-seat-box = the box
masks-because-own = you wear { $mask }
masks-because-shown = { $shower } showed { $one } and { $other }, and one of them is true
masks-is-mask = { $whose ->
    [you] you have { $value }
   *[other] { $whose } has { $value }
}
masks-is-not-mask = { $whose } does not have { $value }
