import type { SeededRandom } from '@parde/demo-catalogue';
import { type Colour, lightness, mix } from './colour.ts';
import { covers, hats, hoods, menStyles, type Style, womenStyles } from './hair.ts';
import type { Palette } from './palettes.ts';
import type { SvgCanvas } from './svg-canvas.ts';

/**
 * Faces of posters, in a few tones of the palette like a screen print. The light comes from one side and its shadows
 * are the features. The chin is near y = 102, the crown near -150, and the middle of the face at x = 0.
 */

export type Person = {
  sex: 'man' | 'woman';
  age: 'child' | 'young' | 'old';
  style: Style;
  /** A scarf or a hat over the hair. */
  cover?: string | undefined;
  beard: keyof typeof beards;
  glasses: boolean;
  mood: keyof typeof mouths;
};

/** The colours of a face: its lit side, its shadow, and the second light on its edge. */
export type Tones = {
  lit: Colour;
  mid: Colour;
  dark: Colour;
  edge: Colour;
  hair: Colour;
  cloth: Colour;
  lips: Colour;
};

const beards = {
  none: '',
  full: 'M-73-16C-66 22-44 32-26 34-12 28 12 28 26 34 44 32 66 22 73-16 74 60 38 122 0 122S-74 60-73-16z',
  stubble:
    'M-72 0C-60 30-40 44-24 44-10 34 10 34 24 44 40 44 60 30 72 0 66 60 34 104 0 104S-66 60-72 0z',
  moustache: 'M-34 46C-30 28-12 26 0 32 12 26 30 28 34 46 18 40 8 38 0 40-8 38-18 40-34 46z',
  goatee:
    'M-28 44C-24 28-10 28 0 32 10 28 24 28 28 44 22 42 18 44 18 50 30 84 18 112 0 114S-30 84-18 50C-18 44-22 42-28 44z',
} as const;

const mouths = {
  calm: [
    'M-24 52C-14 46-6 44 0 47 6 44 14 46 24 52 14 54-14 54-24 52z',
    'M-18 55C-8 66 8 66 18 55 8 58-8 58-18 55z',
  ],
  smile: [
    'M-30 44C-18 50-8 48 0 50 8 48 18 50 30 44 24 62 10 68 0 68S-24 62-30 44z',
    'M-24 52C-10 56 10 56 24 52 16 60 8 60 0 60S-16 60-24 52z',
  ],
  grave: [
    'M-22 56C-12 47-5 46 0 48 5 46 12 47 22 56 10 53-10 53-22 56z',
    'M-14 56C-6 63 6 63 14 56z',
  ],
} as const;

const skull =
  'M-74-40C-77-108-48-150 0-150S77-108 74-40C73 8 62 44 38 78 24 97 12 103 0 103S-24 97-38 78C-62 44-73 8-74-40z';
/** The shadow of a light from the left: its edge runs down the forehead, the nose, the lips and the chin. */
const sideShadow =
  'M12-150C26-122 26-96 16-74 8-66 6-60 5-52 8-34 4-12-8 12-9 20-2 25 6 25 2 31 1 36 4 42 9 47 4 55 8 60 3 68 5 84 4 103 14 103 25 96 38 78 62 44 73 8 74-40 77-108 48-150 12-150z';
/** The patch of light below the eye on the dark side. */
const cheek = 'M26-12C38-18 54-16 58-10 56 10 46 28 34 40 28 24 26 6 26-12z';
/** Light from the front leaves the temples, the sides of the nose and the hollows of the cheeks in shadow. */
const frontShadow =
  'M-74-40C-77-108-48-150-30-146-52-118-62-84-62-40-60 0-50 34-38 78-62 44-73 8-74-40zM74-40C77-108 48-150 30-146 52-118 62-84 62-40 60 0 50 34 38 78 62 44 73 8 74-40zM6-50C14-30 14-6 12 12 20 18 12 28 0 28 8 22 4 10 4-4z';
export function tonesOf(palette: Palette, random: SeededRandom): Tones {
  const { sky, sun, ink, light } = palette;
  const dark = mix(ink, sky[1], lightness(sky[1]) > 0.6 ? 0.2 : 0.32);
  const [lit, edge] = random.pick([
    [mix(sun, sky[3], 0.3), light],
    [mix(sky[3], sun, 0.25), mix(sky[2], sun, 0.2)],
    [mix(light, sun, 0.45), mix(sky[2], light, 0.2)],
    [mix(sky[3], sky[2], 0.25), light],
  ] as const);
  return {
    lit,
    mid: mix(lit, dark, 0.42),
    dark,
    edge,
    hair: mix(ink, dark, 0.35),
    cloth: random.pick([
      mix(sky[2], dark, 0.25),
      mix(light, dark, 0.35),
      mix(sky[1], ink, 0.3),
      ink,
    ]),
    lips: mix(mix(lit, dark, 0.45), '#a8202c', 0.45),
  };
}

export type Sitter = 'man' | 'woman' | 'scarfed';

const ages = ['young', 'young', 'young', 'old', 'old'] as const;
const beardNames = ['none', 'stubble', 'full', 'moustache', 'goatee', 'none'] as const;

/** Returns a grown person, or a person of any age. The artwork may name the mood. */
export function personOf(canvas: SvgCanvas, kind: Sitter, grownOnly = false): Person {
  const { random } = canvas;
  const man = kind === 'man';
  const grown = grownOnly || random.maybe(0.85);
  const hat = grown && random.maybe(man ? 0.24 : 0.12) ? random.pick(hats) : undefined;
  return {
    sex: man ? 'man' : 'woman',
    age: grown ? random.pick(ages) : 'child',
    style: random.pick(man ? menStyles : womenStyles),
    cover: kind === 'scarfed' ? random.pick(hoods) : hat,
    beard: man && grown ? random.pick(beardNames) : 'none',
    glasses: random.maybe(0.16),
    mood: canvas.choose(['calm', 'grave', 'smile']),
  };
}

export type At = {
  x: number;
  y: number;
  /** At size 1 the head is 250 high. */
  size: number;
  /** Degrees by which the head leans. */
  lean?: number;
  light?: 'side' | 'front';
  /** True if the light comes from the right. */
  turned?: boolean;
};

/** Draws a head and shoulders from the front. */
export function faceAt(canvas: SvgCanvas, tones: Tones, person: Person, at: At): void {
  const { x, y, size, lean = 0, light = 'side', turned = false } = at;
  const { lit, mid, dark, edge, cloth } = tones;
  const part = (d: string, fill: string, extra = '') => {
    if (d) canvas.path(d, fill, extra);
  };
  const stroke = (d: string, colour: string, width: number, extra = '') =>
    canvas.line(d, colour, width, `stroke-linecap="round" stroke-linejoin="round" ${extra}`);
  const hair = person.age === 'old' ? mix(mid, lit, 0.35) : tones.hair;
  const slim = person.sex === 'woman' ? 0.94 : 1;
  const place = `translate(${Math.round(x)} ${Math.round(y)})scale(${(size * (turned ? -1 : 1)).toFixed(3)} ${size.toFixed(3)})`;

  canvas.group(`transform="${place}"`, () => {
    if (person.cover) hood(person.cover, true);
    else part(person.style.behind, mix(hair, dark, 0.6));
    body();
    canvas.group(`transform="rotate(${turned ? -lean : lean} 0 90)"`, () => {
      canvas.group(`transform="scale(${slim} ${person.age === 'child' ? 0.94 : 1})"`, head);
      if (person.cover) hood(person.cover, false);
      else crown();
    });
  });

  function body() {
    part(
      'M-240 400C-230 210-160 166-60 138L-46 50h92l14 88C160 166 230 210 240 400V800h-480z',
      cloth,
    );
    part('M60 138C160 166 230 210 240 400V800H60Q-20 400 34 190z', dark, 'opacity=".45"');
    part('M-46 50h92l10 84Q0 186-56 134z', mid);
    part('M-46 66C-20 108 30 110 46 64L56 134Q30 160 0 162C20 140-20 112-46 66z', dark);
    part('M-58 130Q0 192 58 130L80 142Q0 246-80 142z', mix(cloth, lit, 0.22));
  }

  function head() {
    part(skull, lit);
    part('M-74-40C-73 8-62 44-38 78-46 40-58 12-64-22z', mid, 'opacity=".75"');
    if (light === 'front') part(frontShadow, mid);
    else {
      part(sideShadow, dark);
      part(cheek, mid);
      stroke('M71 4C65 40 48 70 32 86', edge, 5);
    }
    eyes();
    if (light !== 'side') stroke('M-12 20Q0 30 12 20', dark, 5);
    if (person.age === 'old') {
      stroke(
        'M-26 26Q-36 40-36 52M-40-88Q-16-94 2-88M-34-104Q-14-109 2-104M-58-8Q-42 0-26-8',
        mid,
        4,
      );
    }
    const [upper, lower] = mouths[person.mood];
    const woman = person.sex === 'woman';
    part(upper, woman ? tones.lips : mix(mid, dark, 0.6));
    part(
      lower,
      person.mood === 'smile' ? mix(lit, '#ffffff', 0.4) : mix(woman ? tones.lips : mid, lit, 0.25),
    );
    const beard = beards[person.beard];
    part(beard, hair, person.beard === 'stubble' ? 'opacity=".55"' : '');
    if (person.beard === 'full' || person.beard === 'goatee')
      part(mouths.grave[0], mix(dark, '#000000', 0.4));
    if (person.glasses) glasses();
  }

  function eyes() {
    const big = person.age === 'child' ? 1.25 : 1;
    const brow =
      person.sex === 'woman'
        ? 'M-60-50C-46-64-26-62-12-52-26-56-44-56-60-50z'
        : 'M-62-46C-50-64-26-64-9-50L-11-42C-26-52-46-52-62-46z';
    const white = mix(lit, '#ffffff', 0.55);
    for (const side of [1, -1]) {
      const shaded = light === 'side' && side < 0;
      canvas.group(`transform="scale(${side} 1)"`, () => {
        part(brow, shaded ? mix(dark, '#000000', 0.45) : hair);
        canvas.group(`transform="translate(-35 -26)scale(${big})"`, () => {
          part(
            'M-24 2C-14-16 10-16 22 2 12 14-14 14-24 2z',
            shaded ? mix(dark, '#000000', 0.5) : mix(mid, lit, 0.4),
          );
          part('M-19 1C-11-11 8-11 18 2 9 10-11 10-19 1z', shaded ? mix(mid, dark, 0.25) : white);
          canvas.circle(-1, 0, 8.5, tones.hair);
          canvas.circle(side > 0 ? -4 : 2, -3, 2.6, '#ffffff');
          stroke(
            'M-21 0C-12-14 9-14 20 1',
            mix(dark, '#000000', 0.3),
            person.sex === 'woman' ? 6 : 4.5,
          );
        });
      });
    }
  }

  function glasses() {
    const frame = mix(dark, '#000000', 0.4);
    part(
      'M-68-28a31 30 0 1 1 62 0 31 30 0 1 1-62 0zM6-28a31 30 0 1 1 62 0 31 30 0 1 1-62 0z',
      edge,
      `fill-opacity=".14" stroke="${frame}" stroke-width="5"`,
    );
    stroke('M-6-32q6-6 12 0M-68-34l-8-4M68-34l8-4', frame, 5);
  }

  function crown() {
    part(person.style.front, hair);
    part(person.style.shine, mix(hair, lit, 0.4));
    if (light === 'side') stroke('M82-34C90-92 64-142 28-154', edge, 5, 'opacity=".85"');
  }

  function hood(cover: string, back: boolean) {
    const shape = covers[cover];
    if (!shape) return;
    const colour = mix(cloth, lit, 0.12);
    if (back) part(shape.back, mix(colour, dark, 0.5));
    else {
      if (shape.hair) part(shape.hair, hair);
      part(shape.front, colour, 'fill-rule="evenodd"');
      part(shape.shade, dark, 'opacity=".5"');
      stroke(shape.fold, mix(colour, lit, 0.45), 4, 'opacity=".8"');
    }
  }
}
