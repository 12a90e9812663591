inkognito-cards-do-play = Aller { inkognito-cards-to-place }
inkognito-cards-do-greet = Laisser le téléphone
inkognito-cards-do-call = Appeler ! Bleu, jaune, vert et rose : { $cards }
inkognito-cards-do-pass = Passer { $one } et { $other }
inkognito-cards-do-name = Demander une carte noire à { $whom }
inkognito-cards-do-show = Montrer { $kind_key ->
    [identity] mon identité noire
   *[number] mon numéro noir
}
inkognito-cards-do-look = Regarder { $kind_key ->
    [identity] l’identité noire
   *[number] le numéro noir
}
inkognito-cards-do-decline = Non, merci
inkognito-cards-ask-lay = Posez un lieu face cachée : vous irez après les autres.
inkognito-cards-ask-place = Où allez-vous ?
inkognito-cards-ask-wish = Une rencontre. Décrocher le téléphone, ou non ?
inkognito-cards-ask-pass = Choisissez deux cartes à passer, dont une seule est vraie.
inkognito-cards-ask-name = L’Ambassadeur interrogera qui vous voulez. Qui ?
inkognito-cards-ask-show = On vous demande une carte noire. Laquelle ?
inkognito-cards-ask-look = Vous êtes seul avec l’agent que personne ne joue. Un coup d’œil ?
web-kind-number = numéro
web-pair-start = Choisissez deux cartes : une seule doit être vraie.
web-pair-true = Et maintenant une vraie.
web-pair-false = Et maintenant une fausse.
web-pass-to = Passer ces deux cartes à { $who }
web-call = Décrocher le téléphone
web-call-more = Les huit doivent être justes. Si vous avez rencontré votre allié et que tout est juste, vous marquez à deux ; sinon, ce sont les autres.
web-meeting = { $who } se rencontrent : { $place }.
web-places = Lieux
web-laid = vous y guettez
web-go-there = Y aller
web-got = Ce qu’on vous a passé
web-got-from = { $who } :
web-exactly-one = Une seule est vraie.
web-your-secrets = Vous êtes :
web-score = Partie { $game }, tour { $round }
web-places-left = reste à voir :
web-passed = On vous a passé :
web-guide-inkognito-cards-secrets = Vous êtes cet agent, et voici votre morceau du numéro de téléphone. Personne d’autre ne le sait.
web-guide-inkognito-cards-places = Allez quelque part. À deux dans un lieu, on se rencontre ; à trois, on ne voit personne. Les lieux visités reviennent après cinq manches.
web-guide-inkognito-cards-pass = Choisissez deux cartes, dont une vraie et une seule. L’autre vous en passe deux aussi, en même temps. Les cartes noires ne mentent pas.
web-guide-inkognito-cards-got = De ces deux cartes, une seule est vraie. Avec ce que vous savez déjà, cela peut suffire.
web-guide-inkognito-cards-sheet = Ici, on réfléchit. Touchez une case : non, oui, peut-être, rien.
web-guide-inkognito-cards-call = Quand vous connaissez les quatre agents et les quatre nombres, prenez le téléphone. À quatre joueurs, la personne rencontrée doit être votre allié.
web-rules-inkognito-cards-1 = Chaque agent a en secret une identité noire et une partie noire du numéro de téléphone. Lord Fiddlebottom est avec le colonel Bubble, Madame Zsa Zsa avec l’agent X.
web-rules-inkognito-cards-2 = À chaque tour, tous vont dans un lieu, et l’Ambassadeur aussi. Là où l’on est exactement deux, on se rencontre.
web-rules-inkognito-cards-3 = Deux agents se passent deux cartes, dont une seule est vraie. Jamais deux fois les deux mêmes au même agent. Qui rencontre l’Ambassadeur peut demander une carte noire à n’importe qui ; celles-ci ne mentent pas.
web-rules-inkognito-cards-4 = Au lieu de passer des cartes, on peut décrocher : dire des quatre qui ils sont et quel est leur numéro. À quatre, celui qu’on a rencontré doit être l’allié. Juste, on marque avec lui ; faux, ce sont les autres.
web-rules-inkognito-cards-players-3 = À trois, chacun joue pour soi ; personne ne joue le quatrième agent, et qui le rencontre peut regarder une de ses cartes.
web-rules-inkognito-cards-players-5 = À cinq, chacun joue pour soi ; le cinquième est l’Ambassadeur, pose d’abord son lieu face cachée et voit ce qu’on lui montre.
