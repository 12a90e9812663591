"""``python -m ridotto``"""

from ridotto.cli import main

if __name__ == "__main__":
    main()
