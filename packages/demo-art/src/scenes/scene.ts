import type { Palette } from '../palettes.ts';
import type { SvgCanvas } from '../svg-canvas.ts';

export type Scene = (canvas: SvgCanvas, palette: Palette) => void;
