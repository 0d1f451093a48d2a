import type { SeededRandom } from '@parde/demo-catalogue';
import { type Colour, mix } from './colour.ts';
import type { Palette } from './palettes.ts';
import type { SvgCanvas } from './svg-canvas.ts';

/** Heads as cut paper. The chin is near y = 86, the crown near -150, and the middle of the face at x = 0. */

export type Sitter = 'man' | 'woman' | 'scarfed';

const skins = ['#f0c6a3', '#e5b08a', '#dba47c', '#d39a70', '#b97f57', '#99623f'] as const;
const young = ['#1b1412', '#241a17', '#2e1f18', '#4a2f20', '#7a3f22', '#5d4030'] as const;
const old = ['#6e6a67', '#a09a93', '#c9c3bb', '#dedad3'] as const;

const mensHair = {
  short:
    'M-84-30C-92-128-52-158 4-156 66-154 92-116 84-28 76-62 62-84 40-92 4-82-48-84-68-72-78-62-82-48-84-30z',
  wave: 'M-86-10C-104-124-58-170 14-164 80-158 98-104 84-10 78-54 66-78 30-104 4-78-44-66-70-64-80-50-84-32-86-10z',
  curls:
    'M-88-6c-20-14-18-44-4-56-14-30 6-64 34-70 12-30 54-38 76-20 32-10 66 14 64 46 22 18 20 50 4 66 0 16-4 28-8 34-2-40-14-64-38-80-40 6-76 4-104-8-12 20-20 46-24 88z',
  crop: 'M-80-36C-84-116-50-150 0-150S84-116 80-36C74-76 62-96 44-104 10-96-24-96-48-104-66-92-76-70-80-36z',
  parted:
    'M-86-20C-100-130-50-168 10-162 74-160 96-110 84-20 78-60 66-84 52-94 20-96-20-110-36-130-50-90-76-74-86-20z',
  receding:
    'M-84 0C-96-60-84-110-60-128-66-96-70-60-72-20zM84 0C96-60 84-110 60-128 66-96 70-60 72-20z',
  bald: '',
} as const;

const womensHair = {
  long: 'M-92 120C-120 20-112-120-40-154 20-180 100-150 106-60 110 10 104 80 92 124 70 90 74 20 70-40 40-66 4-84-20-100-44-78-66-60-70-24-74 30-70 90-92 120z',
  bob: 'M-98 50C-120-100-70-168 4-166 80-166 118-100 98 50 84 60 70 50 70 40 78-20 70-60 50-90-10-80-50-90-66-80-78-40-76 10-70 40-74 54-88 58-98 50z',
  bun: 'M-84-24C-92-124-50-156 0-156S92-124 84-24C78-60 60-92 30-104-20-96-70-70-84-24zM-40-150a44 44 0 1 1 80 0z',
  curls:
    'M-96 60c-30-10-30-44-14-58-22-20-18-54 4-64-8-36 20-66 48-68 20-34 76-34 96-4 34 0 58 34 48 66 24 12 26 48 6 64 14 18 12 50-14 62-8-50-8-90-34-130-40 10-74 4-94-8-30 30-38 90-46 140z',
  fringe:
    'M-94 110C-124-20-100-164 0-164S124-20 94 110C76 80 78 10 74-40 40-58-40-58-74-40-78 10-76 80-94 110z',
} as const;

const behindHair = 'M-100 170C-128 20-112-130-20-160 80-170 122-90 110 40 108 100 106 140 104 170z';

const scarves = {
  /** A scarf wound around the neck. */
  wound:
    'M-106 96C-128-70-96-174 2-176 98-174 128-72 108 96 96 140 40 150 6 162-40 150-92 140-106 96z',
  /** A loose scarf that shows the hair. */
  loose:
    'M-122 150C-140-40-96-176 4-180 104-176 140-40 124 150 100 60 96-20 78-84 40-130-30-136-70-92-96-20-96 70-122 150z',
  /** A maghna'e, down to the shoulders. */
  drawn:
    'M-118 240C-130 120-126-60-80-130-50-166-20-172 0-172S50-166 80-130C126-60 130 120 118 240z',
  /** A chador. */
  chador:
    'M-210 330C-190 140-150-60-96-142-60-180-20-184 0-184S60-180 96-142C150-60 190 140 210 330z',
} as const;
const opening = 'M0-118C-56-116-76-76-74-26-70 36-38 90 0 92 38 90 70 36 74-26 76-76 56-116 0-118z';

const beards = {
  none: '',
  full: 'M-75-24c8 36 20 44 40 40 14-10 56-10 70 0 20 4 32-4 40-40 2 80-36 124-75 124S-77 56-75-24z',
  moustache: 'M-40 22Q-24 2 0 10 24 2 40 22 20 28 0 20-20 28-40 22z',
  goatee: 'M-30 20Q0 4 30 20L26 30Q0 22-26 30zM-24 56q24-12 48 0 4 40-24 42t-24-42z',
  long: 'M-75-24c8 36 20 44 40 40 14-10 56-10 70 0 20 4 32-4 40-40 4 90-10 190-75 200S-79 66-75-24z',
} as const;

const glasses = {
  none: '',
  round:
    'M-66-22a28 28 0 1 1 56 0 28 28 0 1 1-56 0zM10-22a28 28 0 1 1 56 0 28 28 0 1 1-56 0zM-10-24q10-8 20 0',
  square: 'M-66-40h54v22q0 20-27 20t-27-20zM12-40h54v22q0 20-27 20t-27-20zM-12-30q12-8 24 0',
} as const;

type Looks = {
  skin: Colour;
  strands: Colour;
  hair: string;
  behind: string;
  beard: string;
  scarf: keyof typeof scarves | 'none';
  glasses: keyof typeof glasses;
  cap: boolean;
  aged: boolean;
};

function looksOf(random: SeededRandom, sitter: Sitter): Looks {
  const aged = random.maybe(0.28);
  const man = sitter === 'man';
  const beard = random.pick(['none', 'none', 'full', 'moustache', 'goatee', 'long']);
  const style = man
    ? mensHair[random.pick(['short', 'wave', 'curls', 'crop', 'parted', 'receding', 'bald'])]
    : womensHair[random.pick(['long', 'bob', 'bun', 'curls', 'fringe'])];
  const scarf = random.pick(['wound', 'loose', 'drawn', 'wound', 'loose', 'chador']);
  return {
    skin: random.pick(skins),
    strands: aged ? random.pick(old) : random.pick(young),
    hair: style,
    behind: !man && style !== womensHair.bun ? behindHair : '',
    beard: man ? beards[beard] : '',
    scarf: sitter === 'scarfed' ? scarf : 'none',
    glasses: random.pick(['none', 'none', 'none', 'round', 'square']),
    cap: man && random.maybe(0.12),
    aged,
  };
}

/**
 * Draws a head and shoulders. `at` is the middle and the size: at size 1 the head is about 240 high from chin to
 * crown.
 */
export function sitterAt(
  canvas: SvgCanvas,
  palette: Palette,
  sitter: Sitter,
  [x, y, size]: readonly [x: number, y: number, size: number],
): void {
  const { random } = canvas;
  const [, upper, lower, low] = palette.sky;
  const looks = looksOf(random, sitter);
  const { skin, strands } = looks;
  const shadow = mix(skin, '#5a2a2a', 0.34);
  const line = mix(skin, '#2a1416', 0.72);
  const cloth = random.pick([
    palette.light,
    low,
    mix(lower, palette.ink, 0.25),
    mix(palette.sun, low, 0.4),
    palette.ink,
    mix(upper, palette.ink, 0.3),
  ]);
  const coat = random.pick([
    palette.ink,
    palette.land,
    mix(palette.land, palette.ink, 0.5),
    mix(upper, palette.ink, 0.5),
    mix(palette.light, palette.land, 0.4),
  ]);
  const turn = random.pick([-1, 1]);
  const part = (d: string, fill: string, extra = '') => {
    if (d) canvas.path(d, fill, extra);
  };
  const stroke = (d: string, width: number, colour: string = line) =>
    canvas.line(d, colour, width, 'stroke-linecap="round" stroke-linejoin="round"');

  const place = `translate(${Math.round(x)} ${Math.round(y)})scale(${(size * turn).toFixed(3)} ${size.toFixed(3)})rotate(${random.integer(-7, 7)})`;
  canvas.group(`transform="${place}"`, () => {
    if (looks.scarf === 'none') part(looks.behind, mix(strands, '#000000', 0.3));
    else
      part(scarves[looks.scarf === 'loose' ? 'wound' : looks.scarf], mix(cloth, palette.ink, 0.35));
    clothes();
    part('M-76-40C-78-108-48-150 0-150s78 42 76 110c-2 66-34 126-76 126S-74 26-76-40z', skin);
    part(
      'M4-150C50-148 78-108 76-40 74 26 42 86 0 86c26-30 34-70 26-112-4-20-2-34 6-52 6-18-6-48-28-70z',
      shadow,
      'opacity=".55"',
    );
    features();
    part(looks.beard, mix(strands, skin, random.between(0, 0.25)));
    if (looks.beard && looks.beard !== beards.moustache) stroke('M-18 40q18 8 36 0', 5, shadow);
    if (looks.scarf === 'none') part(looks.hair, strands);
    else scarf(looks.scarf);
    if (looks.cap) cap();
    if (looks.glasses !== 'none') {
      const dark = random.maybe(0.25) ? 0.85 : 0.1;
      part(
        glasses[looks.glasses],
        palette.ink,
        `fill-opacity="${dark}" stroke="${palette.ink}" stroke-width="6"`,
      );
    }
  });

  function clothes() {
    canvas.group('transform="translate(0 -36)"', () => {
      part(
        'M-220 330C-214 214-150 168-56 146L-40 60h80l16 86c94 22 158 68 164 184v240h-440z',
        coat,
      );
      part('M-42 60h84l8 84q-50 58-100 0z', shadow);
      const collar = random.pick([
        'M-56 146q56 70 112 0l22 8q-78 104-156 0z',
        'M-60 142l60 96 60-96 26 10-70 130h-32l-70-130z',
        'M-58 120q58 40 116 0l10 40q-68 50-136 0z',
      ]);
      part(collar, looks.scarf === 'none' ? mix(coat, palette.sun, 0.3) : cloth);
    });
  }

  /** The face has few lines and calm eyes, so that it resembles no real person. */
  function features() {
    const brow = random.integer(4, 9);
    stroke('M-56-48q20-14 38-4M18-52q20-10 38 4', brow, mix(strands, line, 0.4));
    if (random.maybe(0.6)) {
      stroke('M-52-20q16 12 32 0M20-20q16 12 32 0', 5);
    } else {
      part('M-54-20q18-20 36 0-18 14-36 0zM18-20q18-20 36 0-18 14-36 0z', '#fbf4ea');
      const look = random.integer(-5, 5);
      for (const eye of [-36, 36]) canvas.circle(eye + look, -21, 8, palette.ink);
      stroke('M-56-21q19-19 38-1M18-22q19-18 38 1', 4.5);
    }
    stroke('M2-20q10 26 14 38-8 8-20 4', 4.5, shadow);
    const mouth = random.pick([
      'M-22 46q22 10 44 0',
      'M-24 42q24 20 48 0',
      'M-18 46h36',
      'M-20 48q14-8 20-2 6-6 20 2-20 14-40 0z',
    ]);
    if (sitter === 'man') stroke(mouth, 5, mix(shadow, line, 0.4));
    else
      part(
        mouth,
        mix('#a8343f', skin, 0.25),
        `stroke="${mix('#a8343f', skin, 0.3)}" stroke-width="4"`,
      );
    if (looks.aged) {
      stroke('M-62 4q-6 16 2 30M62 4q6 16-2 30M-40-78q40-8 80 0M-36-92q36-6 72 0', 3, shadow);
    }
  }

  function scarf(kind: keyof typeof scarves) {
    const hood = scarves[kind];
    if (kind === 'loose') {
      part(
        'M-82-20C-90-100-50-138 0-136 52-138 92-100 82-20 74-70 50-104 10-120-30-100-66-70-82-20z',
        strands,
      );
      part(hood, cloth);
    } else {
      if (kind === 'wound') {
        part(
          'M-80-20C-86-90-50-126 4-124 56-122 84-90 78-16c10-70-8-132-78-134-72-2-88 66-80 130z',
          strands,
        );
      }
      part(`${hood}${opening}`, cloth, 'fill-rule="evenodd"');
    }
    part(
      'M2-176C98-174 128-72 108 96 96 140 40 150 6 162 60 110 92 40 90-36 88-100 60-150 2-176z',
      palette.ink,
      'opacity=".2"',
    );
    const pattern = random.pick(['plain', 'dots', 'stripe', 'plain']);
    const trim = mix(cloth, palette.sun, 0.55);
    if (pattern === 'stripe') stroke('M-84-34C-84-104-48-130 0-130S84-104 84-34', 5, trim);
    if (pattern === 'dots') {
      stroke(
        'M-96-60h.1M-80-110h.1M-46-146h.1M0-160h.1M46-146h.1M80-110h.1M96-60h.1M-100 0h.1M100 0h.1M-98 60h.1M98 60h.1',
        11,
        trim,
      );
    }
  }

  function cap() {
    part('M-90-70C-90-140-50-176 0-176S90-140 90-70Q0-110-90-70z', mix(coat, palette.light, 0.25));
    part('M-92-74Q0-118 92-74l20 14Q0-96-112-60z', mix(coat, palette.ink, 0.4));
  }
}
