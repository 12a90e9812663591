why-at-random = Any move was as good as another.
