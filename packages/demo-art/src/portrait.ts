import { mix } from './colour.ts';
import type { Palette } from './palettes.ts';
import { round, type SvgCanvas } from './svg-canvas.ts';

/** A face in cut paper: hair, skin in light and shadow, a collar. No features, so it is nobody. */

const skins = ['#f0c6a3', '#e5b08a', '#d39a70', '#b97f57', '#99623f'] as const;
const hairs = ['#1b1412', '#2e1f18', '#4a2f20', '#6e6a67', '#c9c3bb', '#7a3f22'] as const;

const hair = {
  short:
    'M-84-30C-92-128-52-158 4-156 66-154 92-116 84-28 76-62 62-84 40-92 4-82-48-84-68-72-78-62-82-48-84-30z',
  wave: 'M-86-10C-104-124-58-170 14-164 80-158 98-104 84-10 78-54 66-78 30-104 4-78-44-66-70-64-80-50-84-32-86-10z',
  curls:
    'M-88-6c-20-14-18-44-4-56-14-30 6-64 34-70 12-30 54-38 76-20 32-10 66 14 64 46 22 18 20 50 4 66 0 16-4 28-8 34-2-40-14-64-38-80-40 6-76 4-104-8-12 20-20 46-24 88z',
  long: 'M-92 120C-120 20-112-120-40-154 20-180 100-150 106-60 110 10 104 80 92 124 70 90 74 20 70-40 40-66 4-84-20-100-44-78-66-60-70-24-74 30-70 90-92 120z',
  bald: '',
} as const;

type Head = { hair: keyof typeof hair; beard: boolean; scarf: boolean; glasses: boolean };

export type Sitter = 'man' | 'woman' | 'scarfed';

export function portrait(canvas: SvgCanvas, palette: Palette, sitter: Sitter): void {
  const { random, width: w, height: h } = canvas;
  const [zenith, upper, lower, low] = palette.sky;
  const skin = random.pick(skins);
  const shadow = mix(skin, '#5a2a2a', 0.34);
  const strands = random.pick(hairs);
  const head: Head =
    sitter !== 'man'
      ? {
          hair: 'long',
          beard: false,
          scarf: sitter === 'scarfed',
          glasses: random.maybe(0.16),
        }
      : {
          hair: random.pick(['short', 'wave', 'curls', 'short', 'bald']),
          beard: random.maybe(0.5),
          scarf: false,
          glasses: random.maybe(0.3),
        };

  canvas.rect(
    0,
    0,
    w,
    h,
    canvas.fade([
      [0, mix(upper, lower, 0.3)],
      [1, zenith],
    ]),
  );
  canvas.circle(
    w * 0.5,
    h * 0.42,
    h * 0.62,
    canvas.glow([
      [0, mix(low, lower, 0.35), 0.95],
      [0.55, lower, 0.45],
      [1, upper, 0],
    ]),
  );
  const ring = random.pick(['disc', 'arc', 'none']);
  if (ring === 'disc')
    canvas.circle(w * random.between(0.34, 0.66), h * 0.4, h * 0.33, low, 'opacity=".55"');
  if (ring === 'arc') {
    for (let arc = 0; arc < 4; arc += 1)
      canvas.circle(
        w / 2,
        h * 0.44,
        h * (0.34 + arc * 0.07),
        'none',
        `stroke="${low}" stroke-width="${9 - arc * 2}" opacity="${(0.5 - arc * 0.1).toFixed(1)}"`,
      );
  }

  const coat = random.pick([
    palette.ink,
    palette.land,
    mix(palette.land, palette.ink, 0.5),
    mix(upper, palette.ink, 0.5),
  ]);
  const cloth = random.pick([
    palette.light,
    low,
    mix(lower, palette.ink, 0.25),
    mix(palette.sun, low, 0.4),
  ]);
  const turn = random.pick([-1, 1]);
  const parts: string[] = [];
  const part = (d: string, fill: string, extra = '') =>
    parts.push(`<path d="${d}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`);

  if (head.scarf)
    part(
      'M-104 150C-134 20-128-140-30-172 60-190 128-120 120-20 118 60 112 110 120 150z',
      mix(cloth, palette.ink, 0.3),
    );
  else if (head.hair === 'long')
    part(
      'M-100 170C-128 20-112-130-20-160 80-170 122-90 110 40 108 100 106 140 104 170z',
      mix(strands, '#000000', 0.25),
    );
  parts.push('<g transform="translate(0 -36)">');
  part('M-220 330C-214 214-150 168-56 146L-40 60h80l16 86c94 22 158 68 164 184z', coat);
  part('M-42 60h84l8 84q-50 58-100 0z', shadow);
  part(
    'M-56 146q56 70 112 0l22 8q-78 104-156 0z',
    head.scarf ? cloth : mix(coat, palette.sun, 0.24),
  );
  parts.push('</g>');
  part('M-76-40C-78-108-48-150 0-150s78 42 76 110c-2 66-34 126-76 126S-74 26-76-40z', skin);
  part(
    'M4-150C50-148 78-108 76-40 74 26 42 86 0 86c26-30 34-70 26-112-4-20-2-34 6-52 6-18-6-48-28-70z',
    shadow,
    'opacity=".6"',
  );
  if (head.beard)
    part(
      'M-75-24c8 36 20 44 40 40 14-10 56-10 70 0 20 4 32-4 40-40 2 80-36 124-75 124S-77 56-75-24z',
      mix(strands, skin, random.between(0, 0.25)),
    );
  if (head.scarf) {
    part(
      'M-80-20C-86-90-50-126 4-124 56-122 84-90 78-16c10-70-8-132-78-134-72-2-88 66-80 130z',
      strands,
    );
    part(
      'M-106 96C-128-70-96-174 2-176 98-174 128-72 108 96 96 140 40 150 6 162-40 150-92 140-106 96zM0-118C-56-116-76-76-74-26-70 36-38 90 0 92 38 90 70 36 74-26 76-76 56-116 0-118z',
      cloth,
      'fill-rule="evenodd"',
    );
    part(
      'M2-176C98-174 128-72 108 96 96 140 40 150 6 162 60 110 92 40 90-36 88-100 60-150 2-176z',
      palette.ink,
      'opacity=".2"',
    );
  } else if (head.hair !== 'bald') {
    part(hair[head.hair], strands);
  }
  if (head.glasses) {
    parts.push(
      `<path d="M-62-30h48v18q0 20-24 20t-24-20zM14-30h48v18q0 20-24 20t-24-20zM-14-24q14-8 28 0" fill="${palette.ink}" fill-opacity=".12" stroke="${palette.ink}" stroke-width="6"/>`,
    );
  }
  const scale = h / 430;
  canvas.add(
    `<g transform="translate(${round(w / 2)} ${round(h * 0.5)})scale(${(scale * turn).toFixed(3)} ${scale.toFixed(3)})">${parts.join('')}</g>`,
  );
  canvas.rect(
    0,
    0,
    w,
    h,
    canvas.define(
      (id) =>
        `<linearGradient id="${id}" x1="${turn > 0 ? 0 : 1}" x2="${turn > 0 ? 1 : 0}" y2="1"><stop stop-color="${palette.sun}" stop-opacity=".22"/><stop offset=".45" stop-color="${palette.sun}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".5"/></linearGradient>`,
    ),
  );
}
