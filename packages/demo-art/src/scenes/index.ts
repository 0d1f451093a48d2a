import type { SceneName } from '@parde/demo-catalogue';
import { arch } from './arch.ts';
import { city } from './city.ts';
import { desert } from './desert.ts';
import { duel } from './duel.ts';
import { field } from './field.ts';
import { forest } from './forest.ts';
import { garden } from './garden.ts';
import { mountains } from './mountains.ts';
import { music } from './music.ts';
import { noir } from './noir.ts';
import { rain } from './rain.ts';
import { rays } from './rays.ts';
import { road } from './road.ts';
import { room } from './room.ts';
import type { Scene } from './scene.ts';
import { sea } from './sea.ts';
import { space } from './space.ts';
import { spiral } from './spiral.ts';
import { stadium } from './stadium.ts';
import { tiles } from './tiles.ts';
import { toy } from './toy.ts';
import { village } from './village.ts';
import { wild } from './wild.ts';

export const scenes = {
  arch,
  city,
  desert,
  duel,
  field,
  forest,
  garden,
  mountains,
  music,
  noir,
  rays,
  rain,
  road,
  room,
  sea,
  space,
  spiral,
  stadium,
  tiles,
  toy,
  village,
  wild,
} as const satisfies Record<SceneName, Scene>;
