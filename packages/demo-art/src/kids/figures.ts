import type { Colour } from '../colour.ts';
import { both, ink, oval, path, rose, stroke } from './shapes.ts';

/** The friends in pictures for children. Each stands on the origin and is about 300 high. */

type Figure = {
  coat: Colour;
  /** Behind the body: a tail, wings or spines. */
  back?: string;
  /** Behind the head: ears, horns or hair. */
  ears?: string;
  /** On the head, below the eyes. */
  face?: string;
  /** Instead of a snout. */
  nose?: string;
  /** The position and radius of the left eye. */
  eye?: readonly [x: number, y: number, radius: number];
};

const cream = '#fff3e2';
const mouth = path('#8c2f45', 'M-18-168q18 5 36 0-2 24-18 24t-18-24z');
const snout =
  oval(cream, 0, -166, 46, 32) + path(ink, 'M-13-190q13-8 26 0-2 13-13 16-11-3-13-16z') + mouth;
const childNose = oval('#e59a74', 0, -186, 8, 6) + mouth;
const tail = (colour: Colour) => stroke(colour, 24, 'M50-30Q130-26 114-106');
const wings = (colour: Colour) => both(path(colour, 'M-50-132Q-124-90-88-12-50-40-46-90z'));
const roundEars = (coat: Colour) => both(oval(coat, -67, -269, 31) + oval(cream, -67, -267, 16));
const pointedEars = (coat: Colour, inner: Colour) =>
  both(path(coat, 'M-92-221L-97-328-19-276z') + path(inner, 'M-84-250l-4-52 38 27z'));
const spots = 'M-24-268h.1M-50-254h.1M-74-226h.1M-18-242h.1';

const figures = {
  bear: { coat: '#c98a4e', ears: roundEars('#c98a4e') },
  boy: {
    coat: '#f6c79b',
    ears: both(oval('#f0b886', -92, -200, 16)),
    face: path(
      '#4a2c22',
      'M-92-214C-100-300-40-304 0-300S100-300 92-214Q74-250 44-252 0-242-34-258-72-250-92-214z',
    ),
    nose: childNose,
  },
  cat: {
    coat: '#d3c2f0',
    back: tail('#b7a0e2'),
    ears: pointedEars('#b7a0e2', '#ffb3bf'),
    face:
      path('#a48bd6', 'M-9-284h18L0-244zM-32-280l12-4 2 26zM32-280l-12-4-2 26z') +
      both(stroke('#a48bd6', 4, 'M-60-170l-50-10M-60-160l-48 6')),
  },
  cheetah: {
    coat: '#fbc65c',
    back: tail('#e2a03c'),
    ears: roundEars('#e2a03c'),
    face: both(stroke('#8a4b1c', 14, spots) + stroke('#8a4b1c', 6, 'M-24-194Q-24-172-34-158')),
  },
  cow: {
    coat: '#fffaf3',
    ears: both(
      path('#fffaf3', 'M-76-230q-62-22-72 14 34 28 76 8z') +
        path('#ffb9c2', 'M-86-222q-36-10-44 6 22 14 46 4z') +
        path('#e8cfa0', 'M-52-270q-26-14-20-46 10 24 42 30z'),
    ),
    face: path('#6a5466', 'M20-283C60-282 92-250 92-206 60-190 20-214 20-283z'),
    nose: `${oval('#ffc3c6', 0, -162, 58, 34)}${both(oval('#d9838d', -20, -172, 7, 9))}${stroke('#a8505f', 6, 'M-20-150q20 14 40 0')}`,
  },
  elephant: {
    coat: '#a9c1f0',
    ears: both(oval('#8fabe2', -104, -212, 62, 66) + oval('#ffb9c2', -106, -210, 40, 45)),
    nose: `${stroke('#8fabe2', 36, 'M0-176Q2-112 44-118')}${stroke('#b9cdf5', 32, 'M0-178Q2-114 42-120')}${stroke('#8c2f45', 6, 'M-40-150q8 10 20 8')}`,
  },
  fox: {
    coat: '#f78a45',
    back:
      path('#f78a45', 'M40-20C150-10 160-110 118-152 110-90 80-70 40-60z') +
      path(cream, 'M118-152c20 22 26 50 18 74q-24-8-34-30 12-18 16-44z'),
    ears: pointedEars('#e06a28', '#4a2a3f'),
    face: both(path(cream, 'M-90-206C-56-212-22-190 0-140-40-122-92-150-90-206z')),
  },
  frog: {
    coat: '#86d466',
    ears: both(oval('#86d466', -46, -276, 34) + oval('#ffffff', -46, -278, 25)),
    nose: stroke('#2f7a3a', 7, 'M-50-182Q0-134 50-182') + both(oval('#4da84a', -9, -206, 3)),
    eye: [-46, -278, 13],
  },
  girl: {
    coat: '#eab68c',
    ears: both(oval('#5a3420', -112, -176, 30, 44) + oval('#ff5d8f', -98, -214, 14)),
    face: path(
      '#5a3420',
      'M-94-200C-104-300-40-304 0-304S104-300 94-200Q82-250 20-262 4-254-14-262-78-250-94-200z',
    ),
    nose: childNose,
  },
  hedgehog: {
    coat: '#f1c79b',
    back: path(
      '#8a5d42',
      'M-70-20l-40-10 16-26-36-18 26-22-30-28 34-14-18-34h200l-18 34 34 14-30 28 26 22-36 18 16 26-40 10z',
    ),
    ears: `${path('#8a5d42', 'M-96-170l-34-14 26-22-30-30 36-8-18-40 40 6-4-44 40 24L-22-340 0-306 22-340 40-298l40-24-4 44 40-6-18 40 36 8-30 30 26 22-34 14z')}${both(oval('#d9a878', -74, -250, 20))}`,
  },
  owl: {
    coat: '#9a6bd6',
    back: wings('#7d4fbd'),
    ears: pointedEars('#7d4fbd', '#9a6bd6'),
    face: both(oval('#f4e9ff', -36, -206, 42)),
    nose: path('#ffae35', 'M-16-190h32L0-158z'),
    eye: [-36, -206, 19],
  },
  rabbit: {
    coat: '#fdf0f2',
    back: oval('#ffffff', 66, -40, 26),
    ears: both(
      path('#fdf0f2', 'M-16-262Q-78-330-62-412-14-400-4-270z') +
        path('#ffb3c4', 'M-24-290Q-60-340-54-388-24-372-16-286z'),
    ),
  },
  stork: {
    coat: '#ffffff',
    back: wings('#3d3650'),
    ears: path('#ff6b5e', 'M-30-270q-10-44 16-50 4 20 14 22 6-22 30-22-2 26-14 52z'),
    nose:
      path('#ff8a3c', 'M-24-190Q0-204 24-190L8-92q-8 10-16 0z') + stroke('#d9652a', 4, 'M0-186v84'),
  },
  whale: { coat: '#5aa2f0' },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

export type Look = {
  isAsleep?: boolean;
  arms: 'wave' | 'cheer' | 'down';
  wears?: 'cap' | 'hat';
  shirt: Colour;
  trim: Colour;
};

function eyes([x, y, radius]: readonly [number, number, number], isAsleep = false): string {
  if (isAsleep) return both(stroke(ink, 6, `M${x - 14} ${y}q14 14 28 0`));
  const shines = [x, -x].map((at) =>
    oval('#ffffff', at + radius * 0.3, y - radius * 0.4, radius * 0.36),
  );
  return both(oval(ink, x, y, radius, radius * 1.12)) + shines.join('');
}

const wornBy = ({ wears, shirt, trim }: Look) => {
  if (!wears) return '';
  return wears === 'cap'
    ? `${oval(trim, 0, -318, 22)}${path(shirt, 'M-84-236C-80-300-40-312 0-312S80-300 84-236z')}${stroke(trim, 26, 'M-80-240Q0-262 80-240')}`
    : `${path(shirt, 'M-44-270L0-372 44-270Q0-256-44-270z')}${stroke(trim, 9, 'M-34-296Q0-284 34-296M-20-328Q0-320 20-328')}${oval(trim, 0, -372, 13)}`;
};

/** The head with its face. It may be drawn alone, such as on a pillow. */
export function headOf(name: FigureName, look: Look): string {
  if (name === 'whale') return `<g transform="translate(0 -90)">${whale(look)}</g>`;
  const { coat, ears = '', face = '', nose = snout, eye = [-36, -208, 12] }: Figure = figures[name];
  const head = ears + oval(coat, 0, -206, 94, 80) + face + both(oval(rose, -62, -176, 15, 11));
  return head + nose + eyes(eye, look.isAsleep) + wornBy(look);
}

function whale(look: Look): string {
  return [
    path('#9bdcff', 'M-8-226q-4-44-44-40 2-34 44-20 10-30 16 0 42-14 44 20-40-4-44 40z'),
    path('#3f86d8', 'M120-70q50-20 44-90 34 20 46 4 2 70-70 116z'),
    path('#5aa2f0', 'M-150-96C-150-180-86-226 0-226S160-180 160-90 90 0 0 0-150-30-150-96z'),
    path('#dff1ff', 'M-146-66Q0-10 152-66C132-14 70 0 0 0S-130-14-146-66z'),
    stroke('#3f86d8', 5, 'M-70-26q70 22 140 0'),
    both(oval(rose, -92, -92, 18, 13)),
    stroke('#2f4f9a', 7, 'M-34-92q34 30 68 0'),
    eyes([-62, -124, 14], look.isAsleep),
    `<g transform="translate(0 66)">${wornBy(look)}</g>`,
  ].join('');
}

export function figureOf(name: FigureName, look: Look): string {
  if (name === 'whale') return whale(look);
  const { coat, back = '' }: Figure = figures[name];
  const { shirt, trim, arms } = look;
  const low = stroke(shirt, 32, 'M-54-116Q-92-92-78-56') + oval(coat, -78, -56, 18);
  const high = stroke(shirt, 32, 'M-54-116Q-104-128-112-182') + oval(coat, -112, -182, 18);
  return [
    back,
    both(oval(coat, -34, -12, 32, 17)),
    path(coat, 'M-64-22C-76-110-50-152 0-152S76-110 64-22Q0 8-64-22z'),
    path(shirt, 'M-69-40C-72-112-50-152 0-152S72-112 69-40Q0-14-69-40z'),
    stroke(trim, 10, 'M-68-60Q0-34 68-60'),
    arms === 'cheer' ? high : low,
    `<g transform="scale(-1 1)">${arms === 'down' ? low : high}</g>`,
    headOf(name, look),
  ].join('');
}
