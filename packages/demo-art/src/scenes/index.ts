import type { SceneName } from '@parde/demo-catalogue';
import { friends } from '../kids/friends.ts';
import { arch } from './arch.ts';
import { ball } from './ball.ts';
import { banners } from './banners.ts';
import { beast } from './beast.ts';
import { bloom } from './bloom.ts';
import { books } from './books.ts';
import { bridge } from './bridge.ts';
import { bulb } from './bulb.ts';
import { bus } from './bus.ts';
import { carpet } from './carpet.ts';
import { cast } from './cast.ts';
import { chess } from './chess.ts';
import { city } from './city.ts';
import { clock } from './clock.ts';
import { columns } from './columns.ts';
import { compass } from './compass.ts';
import { contours } from './contours.ts';
import { couple } from './couple.ts';
import { crowd } from './crowd.ts';
import { desert } from './desert.ts';
import { door } from './door.ts';
import { duel } from './duel.ts';
import { eye } from './eye.ts';
import { facade } from './facade.ts';
import { face } from './face.ts';
import { field } from './field.ts';
import { forest } from './forest.ts';
import { garden } from './garden.ts';
import { gaze } from './gaze.ts';
import { globe } from './globe.ts';
import { helmet } from './helmet.ts';
import { hourglass } from './hourglass.ts';
import { house } from './house.ts';
import { keyhole } from './keyhole.ts';
import { lamp } from './lamp.ts';
import { laundry } from './laundry.ts';
import { lens } from './lens.ts';
import { letter } from './letter.ts';
import { mask } from './mask.ts';
import { microphone } from './microphone.ts';
import { moon } from './moon.ts';
import { mountains } from './mountains.ts';
import { music } from './music.ts';
import { noir } from './noir.ts';
import { paperboat } from './paperboat.ts';
import { piano } from './piano.ts';
import { pigeons } from './pigeons.ts';
import { plate } from './plate.ts';
import { profiles } from './profiles.ts';
import { rain } from './rain.ts';
import { rays } from './rays.ts';
import { road } from './road.ts';
import { robot } from './robot.ts';
import { rocket } from './rocket.ts';
import { room } from './room.ts';
import type { Scene, Staged } from './scene.ts';
import { sea } from './sea.ts';
import { shoes } from './shoes.ts';
import { simurgh } from './simurgh.ts';
import { space } from './space.ts';
import { spiral } from './spiral.ts';
import { squadron } from './squadron.ts';
import { stadium } from './stadium.ts';
import { stairs } from './stairs.ts';
import { stranger } from './stranger.ts';
import { strings } from './strings.ts';
import { swing } from './swing.ts';
import { table } from './table.ts';
import { telephone } from './telephone.ts';
import { tent } from './tent.ts';
import { tiles } from './tiles.ts';
import { toy } from './toy.ts';
import { track } from './track.ts';
import { train } from './train.ts';
import { umbrellas } from './umbrellas.ts';
import { village } from './village.ts';
import { vinyl } from './vinyl.ts';
import { vision } from './vision.ts';
import { visor } from './visor.ts';
import { well } from './well.ts';
import { whale } from './whale.ts';
import { wheel } from './wheel.ts';
import { wild } from './wild.ts';
import { wire } from './wire.ts';

/** For a scene whose subject is low: text is above the subject. */
const above = (paint: Scene): Staged => ({ paint, room: 'top' });
/** For a scene whose subject is high: text is below the subject. */
const below = (paint: Scene): Staged => ({ paint, room: 'bottom' });

export const scenes = {
  arch: above(arch),
  ball: below(ball),
  banners: above(banners),
  beast: below(beast),
  bloom: below(bloom),
  books: above(books),
  bridge: below(bridge),
  bulb: below(bulb),
  bus: above(bus),
  carpet: below(carpet),
  cast: below(cast('cast')),
  chess: below(chess),
  city: below(city),
  clock: below(clock),
  columns: below(columns),
  compass: below(compass),
  contours: below(contours),
  couple: below(couple),
  crowd: below(crowd),
  desert: above(desert),
  door: below(door),
  duel: below(duel),
  eye: below(eye),
  facade: below(facade),
  face: below(face(false)),
  field: below(field),
  forest: above(forest),
  garden: above(garden),
  gaze: below(gaze(false)),
  globe: below(globe),
  helmet: below(helmet),
  hero: below(face(true)),
  hourglass: below(hourglass),
  house: above(house),
  keyhole: below(keyhole),
  'kids-bear': above(friends('bear')),
  'kids-boy': above(friends('boy')),
  'kids-cat': above(friends('cat')),
  'kids-cheetah': above(friends('cheetah')),
  'kids-cow': above(friends('cow')),
  'kids-elephant': above(friends('elephant')),
  'kids-fox': above(friends('fox')),
  'kids-frog': above(friends('frog')),
  'kids-girl': above(friends('girl')),
  'kids-hedgehog': above(friends('hedgehog')),
  'kids-owl': above(friends('owl')),
  'kids-rabbit': above(friends('rabbit')),
  'kids-stork': above(friends('stork')),
  'kids-whale': above(friends('whale')),
  lamp: above(lamp),
  laundry: above(laundry),
  lens: below(lens),
  letter: below(letter),
  mask: below(mask),
  memory: below(vision(true)),
  microphone: below(microphone),
  moon: below(moon),
  mountains: below(mountains),
  music: below(music),
  noir: below(noir),
  paperboat: above(paperboat),
  piano: below(piano),
  pigeons: above(pigeons),
  plate: below(plate),
  profiles: below(profiles),
  quartet: below(cast('quartet')),
  rain: above(rain),
  rays: below(rays),
  road: above(road),
  robot: below(robot),
  rocket: above(rocket),
  room: below(room),
  sea: above(sea),
  shoes: below(shoes),
  simurgh: above(simurgh),
  space: below(space),
  spiral: below(spiral),
  squadron: below(squadron),
  stare: below(gaze(true)),
  stadium: above(stadium),
  stairs: below(stairs),
  stranger: below(stranger(false)),
  strings: below(strings),
  swing: below(swing),
  table: above(table),
  telephone: below(telephone),
  tent: above(tent),
  tiles: below(tiles),
  toy: above(toy),
  track: above(track),
  train: below(train),
  traveller: below(stranger(true)),
  trio: below(cast('trio')),
  umbrellas: below(umbrellas),
  village: below(village),
  vinyl: below(vinyl),
  vision: below(vision(false)),
  visor: below(visor),
  well: below(well),
  whale: above(whale),
  wheel: below(wheel),
  wild: below(wild),
  wire: below(wire),
} as const satisfies Record<SceneName, Staged>;
