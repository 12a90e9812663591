why-at-random = Tous les coups se valaient.
