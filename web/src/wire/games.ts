// Written by `make protocol` from the server's types. Do not edit.

import type { Types as Masks } from "./games/masks";
import type { Types as Inkognito } from "./games/inkognito";
import type { Types as InkognitoCards } from "./games/inkognito-cards";
import type { Types as Infiltraitors } from "./games/infiltraitors";

export interface Games {
  "masks": Masks;
  "inkognito": Inkognito;
  "inkognito-cards": InkognitoCards;
  "infiltraitors": Infiltraitors;
}
