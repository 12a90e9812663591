masks-do-ask = Interroger { $whom }
masks-do-show = Montrer { $one } et { $other }
masks-do-guess = Dans la boîte : { $mask }.
masks-sure-guess = Chacun ne parie qu’une fois. Si vous vous trompez, vous ne gagnez pas.
masks-ask-ask = Choisissez qui interroger.
masks-ask-show = { $asker } vous interroge : montrez deux masques, dont le vôtre.
masks-ask-guess = Pariez : quel masque est dans la boîte ?
masks-ask-wait-ask = { $who } choisit qui interroger.
masks-ask-wait-show = { $who } choisit quoi { $asker_me ->
    [yes] vous montrer
   *[no] montrer à { $asker }
}.
masks-ask-wait-guess = { $who_count ->
    [one] { $who } cherche encore.
   *[other] { $who } cherchent encore.
}
web-rules-masks-1 = Chacun porte un masque caché, et un masque reste dans la boîte.
web-rules-masks-2 = Tour à tour, interrogez quelqu’un : vous seul voyez deux masques, dont celui qu’il porte. Puis tous parient en même temps sur le masque de la boîte.
masks-note-answer = Réponse
masks-note-line-answer = { $from } a montré
masks-note-ask-own-mask = Vous portez
masks-note-ask-answer-from = Qui a montré ?
masks-note-ask-answer-masks = Quels deux masques ?
