import type { PaletteName, SceneName } from '@parde/demo-catalogue';
import type { ClipName } from '../../src/clips.ts';

/** The middle of the view, from the middle of the picture in pixels, and its magnification. */
export type View = readonly [x: number, y: number, zoom: number];

export type Shot = {
  scene: SceneName;
  palette: PaletteName;
  /** The subject, if the scene has several. */
  subject?: string;
  /** The number of shapes behind the subject. By default, all shapes before the first group. */
  behind?: number;
  from: View;
  to: View;
  /** The subject's own movement. */
  moves?: 'floats' | 'nears' | 'passes' | 'sways' | 'turns';
  air?: 'dust' | 'embers' | 'rain' | 'snow';
  /** True if the light flickers. */
  flickers?: boolean;
};

const still: View = [0, 0, 1.04];
const near: View = [-110, 20, 1.3];
const close: View = [-150, -20, 1.7];
const left: View = [-120, 0, 1.2];
const right: View = [60, 0, 1.2];
const low: View = [-90, 60, 1.25];
const high: View = [-90, -60, 1.25];

/** Four shots of one film, in the palettes of one light. */
export const shots: Readonly<Record<ClipName, readonly Shot[]>> = {
  chase: [
    { scene: 'city', palette: 'cobalt', behind: 7, from: right, to: left, air: 'rain' },
    { scene: 'train', palette: 'cobalt', subject: 'metro', from: still, to: near, moves: 'nears' },
    { scene: 'road', palette: 'dusk', subject: 'car', behind: 12, from: still, to: close },
    { scene: 'rays', palette: 'ember', behind: 5, from: near, to: still, moves: 'passes' },
  ],
  comedy: [
    { scene: 'bus', palette: 'mint', from: left, to: right, moves: 'passes' },
    { scene: 'plate', palette: 'saffron', from: close, to: near },
    { scene: 'umbrellas', palette: 'turquoise', from: high, to: low, air: 'rain' },
    { scene: 'laundry', palette: 'mint', from: low, to: high, moves: 'sways' },
  ],
  drama: [
    { scene: 'rain', palette: 'violet', behind: 28, from: still, to: near, air: 'rain' },
    { scene: 'table', palette: 'amber', from: near, to: still, flickers: true },
    { scene: 'door', palette: 'dusk', from: still, to: close, air: 'dust' },
    { scene: 'swing', palette: 'dusk', from: right, to: left, air: 'dust' },
  ],
  fantasy: [
    { scene: 'forest', palette: 'turquoise', behind: 7, from: still, to: near, air: 'dust' },
    { scene: 'simurgh', palette: 'lapis', from: low, to: high, moves: 'floats', air: 'embers' },
    { scene: 'whale', palette: 'lapis', from: right, to: left, moves: 'floats' },
    { scene: 'columns', palette: 'violet', behind: 4, from: left, to: right, air: 'dust' },
  ],
  history: [
    { scene: 'desert', palette: 'mustard', behind: 7, from: right, to: left, air: 'dust' },
    { scene: 'banners', palette: 'rust', behind: 5, from: left, to: right, air: 'embers' },
    { scene: 'arch', palette: 'amber', behind: 8, from: still, to: close },
    { scene: 'carpet', palette: 'rust', from: close, to: near, moves: 'sways' },
  ],
  kids: [
    { scene: 'paperboat', palette: 'turquoise', from: right, to: left, moves: 'floats' },
    { scene: 'rocket', palette: 'lapis', behind: 3, from: low, to: high, moves: 'floats' },
    { scene: 'beast', palette: 'saffron', subject: 'lion', from: near, to: still, moves: 'sways' },
    { scene: 'toy', palette: 'peach', behind: 3, from: left, to: right, moves: 'floats' },
  ],
  music: [
    { scene: 'music', palette: 'neon', from: low, to: high, flickers: true },
    { scene: 'strings', palette: 'ember', from: close, to: left },
    { scene: 'vinyl', palette: 'violet', from: right, to: near },
    { scene: 'crowd', palette: 'neon', behind: 2, from: high, to: low, flickers: true },
  ],
  nature: [
    { scene: 'mountains', palette: 'peach', behind: 4, from: right, to: left, air: 'snow' },
    { scene: 'wild', palette: 'saffron', behind: 8, from: still, to: near, air: 'dust' },
    { scene: 'sea', palette: 'turquoise', behind: 6, from: left, to: right },
    { scene: 'village', palette: 'dusk', behind: 6, from: high, to: low },
  ],
  noir: [
    { scene: 'noir', palette: 'petrol', behind: 3, from: right, to: near, flickers: true },
    { scene: 'lamp', palette: 'steel', from: still, to: near, air: 'rain' },
    { scene: 'telephone', palette: 'petrol', from: near, to: close, moves: 'sways' },
    { scene: 'stairs', palette: 'steel', from: still, to: close, moves: 'turns' },
  ],
  romance: [
    { scene: 'bridge', palette: 'amber', behind: 5, from: left, to: right },
    { scene: 'garden', palette: 'rose', behind: 5, from: still, to: near, air: 'dust' },
    { scene: 'moon', palette: 'dusk', from: low, to: high },
    { scene: 'bloom', palette: 'pomegranate', from: near, to: close, moves: 'sways', air: 'dust' },
  ],
  space: [
    { scene: 'space', palette: 'steel', behind: 6, from: right, to: left },
    { scene: 'visor', palette: 'cobalt', from: close, to: near, moves: 'floats' },
    { scene: 'spiral', palette: 'violet', behind: 1, from: still, to: close, moves: 'turns' },
    { scene: 'globe', palette: 'cobalt', from: near, to: still, moves: 'floats' },
  ],
};
