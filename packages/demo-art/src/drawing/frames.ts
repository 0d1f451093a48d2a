import type { Frame } from '../svg-canvas.ts';

/** On a backdrop the subject is on the left, because the text of a right-to-left page starts on the right. */
export const frames = {
  poster: { width: 600, height: 900, focus: 0.5 },
  /** A poster without text, for pages that show their own text over it. */
  upright: { width: 600, height: 900, focus: 0.5 },
  backdrop: { width: 1600, height: 900, focus: 0.29 },
  portrait: { width: 600, height: 600, focus: 0.5 },
  logo: { width: 320, height: 320, focus: 0.5 },
} as const satisfies Record<string, Frame>;

export type PictureKind = keyof typeof frames;

/** The widths that can be requested. They are few, so that shared caches can store all of them. */
export const widths = {
  poster: [160, 240, 320, 480, 640, 960],
  upright: [320, 480, 640, 960],
  backdrop: [320, 480, 640, 960, 1280, 1600],
  portrait: [160, 240, 320, 480, 640],
  logo: [160, 240, 320],
} as const satisfies Record<PictureKind, readonly number[]>;
