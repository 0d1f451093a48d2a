import type { SeedFilm } from '../film.ts';
import { adventure } from './adventure.ts';
import { comedy } from './comedy.ts';
import { curious } from './curious.ts';
import { documentary } from './documentary.ts';
import { drama } from './drama.ts';
import { fantastic } from './fantastic.ts';
import { history } from './history.ts';
import { kids } from './kids.ts';
import { mystery } from './mystery.ts';
import { romance } from './romance.ts';
import { thriller } from './thriller.ts';
import { world } from './world.ts';

export const films: readonly SeedFilm[] = [
  ...drama,
  ...comedy,
  ...mystery,
  ...romance,
  ...history,
  ...thriller,
  ...fantastic,
  ...adventure,
  ...documentary,
  ...kids,
  ...world,
  ...curious,
];
