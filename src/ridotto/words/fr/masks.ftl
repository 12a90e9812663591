masks-title = Masques
masks-about = Chacun porte un masque caché. Posez vos questions, puis devinez quel masque est resté dans la boîte.
masks-mask-fox = le renard
masks-mask-moth = le papillon de nuit
masks-mask-owl = le hibou
masks-mask-swan = le cygne
masks-mask-wolf = le loup
masks-wears = Vous portez { $mask }.
masks-dealt = { $seat_me ->
    [yes] Vous mettez
   *[no] { $seat } met
} un masque.
masks-asked = { $asker_me ->
    [yes] Vous interrogez { $whom }.
   *[no] { $asker } { $whom_me ->
        [yes] vous interroge.
       *[no] interroge { $whom }.
    }
}
masks-shown = { $shower_me ->
    [yes] Vous montrez à { $asker }
   *[no] { $shower } { $asker_me ->
        [yes] vous montre
       *[no] montre à { $asker }
    }
} : { $one } et { $other }. L’un des deux est vrai.
masks-veiled-shown = { $seat_me ->
    [yes] Vous avez montré deux masques à { $whom }.
   *[no] { $seat } { $whom_me ->
        [yes] vous a montré deux masques.
       *[no] a montré deux masques à { $whom }.
    }
}
masks-answered = { $shower_me ->
    [yes] Vous montrez deux masques à { $asker }.
   *[no] { $shower } { $asker_me ->
        [yes] vous montre deux masques.
       *[no] montre deux masques à { $asker }.
    }
}
masks-guessed = Vous pariez sur { $mask }.
masks-decided = { $seat_me ->
    [yes] Vous avez parié.
   *[no] { $seat } a parié.
}
masks-unmasked = Les masques tombent : { $masks }. Dans la boîte dormait { $box }.
masks-left = { $seat_me ->
    [yes] Vous quittez
   *[no] { $seat } quitte
} le bal.
masks-side-guests = les invités
masks-side-house = la maison
masks-ended-guessed = { $count ->
    [0] Personne n’a trouvé le masque de la boîte : la maison gagne.
    [one] { $winners_me ->
        [yes] Vous aviez vu juste.
       *[no] { $winners } avait vu juste.
    }
   *[other] { $winners } { $winners_me ->
        [yes] aviez vu juste.
       *[no] avaient vu juste.
    }
}
masks-ended-forfeit = Le bal est fini : le prix est pour { $winners }.
masks-if-you-leave = Si vous partez pour de bon, le bal est fini et le prix revient aux autres.
masks-seat-box = la boîte
masks-because-own = vous portez { $mask }
masks-because-shown = { $shower } a montré { $one } et { $other }, et l’un des deux est vrai
masks-is-mask = { $whose ->
    [vous] vous cachez { $value }
   *[other] { $whose } cache { $value }
}
masks-is-not-mask = { $whose } ne cache pas { $value }
