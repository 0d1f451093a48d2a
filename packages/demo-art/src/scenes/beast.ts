import { type Colour, mix } from '../colour.ts';
import { centred, wash } from '../drawing/shapes.ts';
import type { SvgCanvas } from '../svg-canvas.ts';
import type { Scene } from './scene.ts';

type Beast = {
  coat: Colour;
  ears: string;
  eye: number;
  bright: boolean;
  whiskers: boolean;
  marks: 'muzzle' | 'cheeks' | 'discs';
};

const common = { eye: 25, bright: true, whiskers: false, marks: 'muzzle' } as const;
const beasts = {
  fox: {
    ...common,
    coat: '#d9692f',
    ears: 'M-196 340L-214 110-60 236zM196 340L214 110 60 236z',
    marks: 'cheeks',
  },
  cat: {
    ...common,
    coat: '#44404a',
    ears: 'M-190 350L-186 130-56 240zM190 350L186 130 56 240z',
    whiskers: true,
  },
  owl: {
    ...common,
    coat: '#8a6848',
    ears: 'M-180 330L-200 150-60 226zM180 330L200 150 60 226z',
    eye: 62,
    marks: 'discs',
  },
  bear: {
    ...common,
    coat: '#6b4630',
    ears: 'M-230 250a72 72 0 1 1 110-70zM230 250a72 72 0 1 0-110-70z',
    bright: false,
  },
  lion: {
    ...common,
    coat: '#dfa244',
    ears: 'M-190 290a60 60 0 1 1 92-70zM190 290a60 60 0 1 0-92-70z',
    whiskers: true,
  },
  rabbit: {
    ...common,
    coat: '#d8cfc6',
    ears: 'M-40 260Q-150 120-130-10-40 20-20 250zM40 260Q150 120 130-10 40 20 20 250z',
    bright: false,
    whiskers: true,
  },
} as const satisfies Record<string, Beast>;

/** A close-up of an animal's face. */
export const beast: Scene = (canvas, palette) => {
  const [zenith, upper, lower, low] = palette.sky;
  wash(canvas, mix(upper, lower, 0.4), zenith);
  const who = canvas.choose(['fox', 'owl', 'cat', 'bear', 'lion', 'rabbit']);
  const { coat, ears, eye, bright, whiskers, marks }: Beast = beasts[who];
  const fur = mix(coat, lower, 0.18);
  const deep = mix(fur, palette.ink, 0.4);
  centred(canvas, () => {
    canvas.circle(0, 400, 360, mix(low, palette.sun, 0.25), 'opacity=".7"');
    canvas.path('M-230 900Q-220 600 0 590T230 900z', deep);
    if (who === 'lion') mane(canvas, deep, fur);
    canvas.path(ears, deep);
    canvas.path(
      who === 'fox'
        ? 'M0 200C-140 200-216 290-230 400-160 470-90 580 0 600 90 580 160 470 230 400 216 290 140 200 0 200z'
        : 'M0 206C-150 206-214 300-214 410-214 530-120 600 0 600S214 530 214 410 150 206 0 206z',
      fur,
    );
    canvas.path(
      'M0 206C150 206 214 300 214 410 214 530 120 600 0 600z',
      palette.ink,
      'opacity=".14"',
    );
    canvas.path(pale[marks], mix(fur, '#fff8ea', 0.75));
    for (const x of [-88, 88]) {
      canvas.circle(x, 378, eye, bright ? palette.light : palette.ink);
      canvas.circle(x, 378, eye * 0.62, palette.ink);
      canvas.circle(x - eye * 0.25, 378 - eye * 0.3, Math.max(5, eye * 0.2), '#ffffff');
    }
    if (who === 'owl') canvas.path('M-30 420h60L0 500z', palette.light);
    else {
      canvas.path('M-36 462q36-18 72 0-6 36-36 44-30-8-36-44z', palette.ink);
      canvas.line('M0 504v26q-26 26-54 8M0 530q26 26 54 8', palette.ink, 6);
    }
    if (whiskers) {
      canvas.line(
        'M-70 500l-150-24M-70 516l-150 12M70 500l150-24M70 516l150 12',
        mix(palette.sun, fur, 0.2),
        4,
      );
    }
    wear(canvas, canvas.random.pick(['none', 'scarf', 'leaf']), upper, palette.land);
  });
};

const pale: Record<Beast['marks'], string> = {
  muzzle: 'M-104 504a104 80 0 0 1 208 0 104 80 0 0 1-208 0z',
  cheeks:
    'M-230 400Q-110 400-40 500L0 600Q-90 580-230 400zM230 400Q110 400 40 500L0 600Q90 580 230 400z',
  discs:
    'M-184 372a96 96 0 0 1 192 0 96 96 0 0 1-192 0zM-8 372a96 96 0 0 1 192 0 96 96 0 0 1-192 0z',
};

function mane(canvas: SvgCanvas, deep: Colour, fur: Colour): void {
  for (let lock = 0; lock < 18; lock += 1) {
    canvas.path(
      'M-70-180q70-170 140 0z',
      lock % 2 ? mix(deep, '#6a2f12', 0.4) : mix(deep, fur, 0.4),
      `transform="translate(0 420)rotate(${lock * 20})"`,
    );
  }
}

function wear(canvas: SvgCanvas, what: 'none' | 'scarf' | 'leaf', cloth: Colour, leaf: Colour) {
  if (what === 'scarf') {
    canvas.path('M-190 590Q0 690 190 590l14 64Q0 760-204 654zM60 690l80 0 16 190H70z', cloth);
  }
  if (what === 'leaf') canvas.path('M-20 200q-30-90 60-120 40 80-60 120z', leaf);
}
