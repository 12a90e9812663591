masks-title = Masques
masks-about = Chacun porte un masque caché. Posez une question chacun, puis devinez quel masque est resté dans la boîte.
masks-mask-fox = le renard
masks-mask-moth = le papillon de nuit
masks-mask-owl = le hibou
masks-mask-swan = le cygne
masks-mask-wolf = le loup
masks-wears = Vous portez { $mask }.
masks-dealt = { $seat } met un masque.
masks-asked = { $asker } interroge { $whom }.
masks-shown = { $shower } à { $asker } : { $one } et { $other }. L’un des deux est vrai.
masks-answered = { $shower } montre deux masques à { $asker }.
masks-guessed = Vous misez sur { $mask }.
masks-decided = { $seat } a fait son choix.
masks-unmasked = Les masques tombent : { $masks }. Dans la boîte dormait { $box }.
masks-left = { $seat } quitte le bal.
masks-side-guests = les invités
masks-side-house = la maison
masks-ended-guessed = { $count ->
    [0] Personne n’a deviné la boîte : la maison gagne.
   *[other] { $winners } avait vu juste.
}
masks-ended-forfeit = Le bal est fini : le prix revient à { $winners }.
masks-seat-box = la boîte
masks-because-own = vous portez { $mask }
masks-because-shown = { $shower } a montré { $one } et { $other }, et l’un des deux est vrai
masks-is-mask = { $whose } a { $value }
masks-is-not-mask = { $whose } n’a pas { $value }
