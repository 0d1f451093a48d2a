import type { Palette } from '../palettes.ts';
import type { Pen } from '../pen.ts';

export type Scene = (pen: Pen, palette: Palette) => void;
