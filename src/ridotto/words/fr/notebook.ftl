notebook-title = Carnet
notebook-menu = Plus
notebook-mine = Vos carnets
notebook-where = Ils restent sur cet appareil. Ce que vous notez n’est envoyé à la maison que comme question : elle répond et oublie.
notebook-new = Nouveau carnet
notebook-bring = Ouvrir un fichier de notes
notebook-count = { $count ->
    [0] aucune note
    [one] une note
   *[other] { $count } notes
}
notebook-delete = Jeter
notebook-delete-sure = Le carnet « { $game } » sera jeté{ $count ->
    [0] { "" }
    [one] , avec sa note
   *[other] , avec ses { $count } notes
}.
notebook-what-lies = Qu’y a-t-il sur votre table ?
notebook-your-seat = Où êtes-vous assis ?
notebook-names = Comment s’appellent les autres ?
notebook-next-own = Suite : mes cartes
notebook-own = Vos cartes secrètes
notebook-own-about = Elles sont gardées sur cet appareil. La maison ne les voit que dans vos questions, et les oublie.
notebook-own-nothing = Vous n’en avez pas.
notebook-own-change = Mes cartes
notebook-table-change = Table et noms
notebook-own-entry = vos propres cartes
notebook-back = Retour
notebook-begin = Terminé
notebook-incomplete = Pas encore prêt
notebook-save = Noter
notebook-save-odd = Noter quand même
notebook-saved = La note { $number } est enregistrée.
notebook-changed = La note { $number } est modifiée.
notebook-undone = Le dernier changement est annulé.
notebook-exported = Enregistré sous { $file }, dans vos téléchargements.
notebook-looked-at = Ce que vous avez touché
notebook-looked-enough = Ranger
notebook-ruled-out = Impossible : aucune donne compatible avec vos cartes et vos notes ne le permet.
notebook-always-true = toujours vraie
notebook-tab-sheet = Feuille
notebook-tab-entries = Notes
notebook-tab-advice = Conseils
notebook-undo = Annuler
notebook-other-entry = Autre chose à noter
notebook-no-entries = Rien encore. Notez ici tout ce qu’on vous montre, au fur et à mesure.
notebook-entries-beside = Vos notes sont à droite.
notebook-earlier = Placer cette note plus tôt
notebook-later = Placer cette note plus tard
notebook-remove = Retirer
notebook-entry = la note { $number }
notebook-percent = { " " }%
notebook-sure = certain
notebook-impossible = impossible
notebook-you = Vous
notebook-percents = Les nombres sont des pourcentages. Touchez-en un pour en savoir plus.
notebook-odds-by = Chances selon
notebook-model-worlds = les donnes seules
notebook-model-worlds-about = Toutes les donnes que vos notes permettent comptent autant.
notebook-model-answers = les donnes et les réponses
notebook-model-answers-about = Ce que chacun a choisi de montrer compte aussi : une donne compte davantage si l’on n’avait guère autre chose à y montrer, et moins si l’on pouvait y montrer bien d’autres cartes.
notebook-by-worlds = Selon les donnes seules : { $percent } ({ $exact })
notebook-by-answers = Selon les donnes et les réponses : { $percent } ({ $exact })
notebook-because = Pourquoi
notebook-why = Voir pourquoi
notebook-hide-why = Cacher les raisons
notebook-rests-on = Cela repose sur { $entries }.
notebook-new-certain = Nouveau, et certain
notebook-narrowed = Possibilités : { $before } → { $now }
notebook-more = { $count } de plus
notebook-clash = { $count ->
    [one] Cette note ne peut pas être juste
    [2] Ces deux notes ne peuvent pas être justes toutes les deux
   *[other] Ces { $count } notes ne peuvent pas être toutes justes
}
notebook-slip = Une faute de frappe ?
notebook-repair = Dans { $entry } : { $new }, et non { $old }
notebook-repair-mark = Dans { $entry } : « { $new } »
notebook-repair-less = Dans { $entry } : sans { $old }
notebook-repair-out = Sans { $entry }
notebook-then-fits = alors tout concorde : { $count ->
    [one] il reste une possibilité
   *[other] il reste { $count } possibilités
}
notebook-keeps-to = En attendant, la feuille laisse de côté { $entries }.
notebook-advice = Que faire ensuite
notebook-tells = apprend { NUMBER($bits, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $bits ->
    [one] bit
   *[other] bits
} en moyenne
notebook-no-advice = Aucun conseil pour l’instant.
notebook-export = Enregistrer dans un fichier
notebook-share = Partager
notebook-unreadable = Ce fichier est illisible. { $line ->
    [0] { $sentence }
   *[other] Ligne { $line } : { $sentence }
}
notebook-away = La maison ne répond pas. Continuez à noter : rien ne se perd, et elle répondra à son retour.
notebook-later-answer = La réponse viendra quand la maison sera joignable.
notebook-thinking = Un instant…
notebook-not-kept = Cet appareil ne garde rien. Enregistrez vos notes dans un fichier avant de partir.
notes-unreadable = Cette note est illisible.
notes-own-missing = Dites d’abord ce que vous avez reçu.
notes-nobody-there = Ces deux-là n’ont rien pu se montrer.
notes-not-yours = Les cartes grises, les cartes noires et les lettres de mission sont toujours vraies, et celle-ci n’est pas à vous.
notes-none-true = Aucune de ces cartes n’est vraie pour vous, et l’une doit l’être.
notes-one-true = Une des deux cartes, et une seule, doit être vraie pour vous.
notes-judged-once = Dites de chaque identité et de chaque silhouette, une seule fois, si elle était vraie.
notes-too-many-cards = On ne montre jamais autant de cartes à la fois.
notes-card-twice = La même carte y est deux fois.
notes-not-an-answer = Ces cartes ne peuvent pas répondre à cette question.
notes-called-once = Un appel nomme chaque identité et chaque numéro une seule fois.
notes-both-black = Les deux cartes sont noires, or l’une des deux doit mentir.
notes-own-traitor = Dites d’abord qui est votre propre traître.
notes-lies-elsewhere = Cette carte est déjà posée près d’un traître.
notes-lies-wrong = Près de votre propre traître, cette carte est posée dans l’autre sens.
notes-last-shot = Le tir sur le caïd est le dernier : rien ne vient après.
notes-own-name = C’est bien votre propre traître : le nom ne peut pas avoir été faux.
notes-not-own-name = Ce n’est pas votre propre traître.
notes-does-not-fit = Ce nom ne va pas avec les indices qui étaient là.
notes-has-traitor = Cet agent a déjà un traître devant lui.
