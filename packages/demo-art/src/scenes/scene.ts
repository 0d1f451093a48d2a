import type { Palette } from '../palettes.ts';
import type { SvgCanvas } from '../svg-canvas.ts';

export type Scene = (canvas: SvgCanvas, palette: Palette) => void;

/** A scene and the end that is free for text. */
export type Staged = { paint: Scene; room: 'top' | 'bottom' };
