import { createHash } from 'node:crypto';
import {
  type Artwork,
  compositionNames,
  kidsPaletteNames,
  kidsSceneNames,
  kidsSettings,
  paletteNames,
  sceneNames,
  seededRandom,
} from '@parde/demo-catalogue';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { paletteFor, stillOf } from '../artwork.ts';
import { type Colour, contrast } from '../colour.ts';
import { groundOf, inkOn, paperOf, printed } from '../inks.ts';
import type { PosterText } from '../lettering/lettering.ts';
import { palettes } from '../palettes.ts';
import { rasterize, withOutlinedText } from '../rasterize.ts';
import { drawLogo, drawPortrait, drawTitle, edition } from './draw.ts';

// This test draws hundreds of pictures, on machines that are busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

const artwork: Artwork = ['arch', 'dusk'];
const film: PosterText = {
  name: 'شب‌های بی‌ستارهٔ یزد',
  nameEn: 'Starless Nights of Yazd',
  credit: 'فیلمی از بهرام کاویان',
};
const poster = (words: PosterText, art: Artwork = artwork, id = '1') =>
  drawTitle('poster', `movie/${id}`, art, words);

it('draws each scene in each composition as a small, complete and safe SVG', async () => {
  for (const [place, scene] of sceneNames.entries()) {
    for (const [turn, composition] of compositionNames.entries()) {
      const palette = paletteNames[(place * 5 + turn) % paletteNames.length] ?? 'dusk';
      for (const kind of ['poster', 'upright', 'backdrop'] as const) {
        const svg = await drawTitle(kind, 'movie/1', [scene, palette, composition], {
          ...film,
          name: null,
        });
        const name = `${kind} ${scene} ${composition} ${palette}`;
        expect(svg.length, name).toBeGreaterThan(800);
        expect(svg.length, name).toBeLessThan(composition === 'split' ? 80_000 : 40_000);
        expect(svg, name).not.toMatch(/NaN|undefined|Infinity|<script|<filter|href/);
        // Opacity on a shape that reaches far outside the picture makes the renderer fail.
        expect(svg, name).not.toMatch(/<(path|rect|circle|ellipse)[^>]*[^-]opacity="/);
      }
    }
  }
});

it('renders each scene in a composition that cuts it', async () => {
  for (const [place, scene] of sceneNames.entries()) {
    const composition = compositionNames[place % compositionNames.length] ?? 'full';
    const svg = await drawTitle('poster', `movie/${place}`, [scene, 'dusk', composition], film);
    const { width, height } = await sharp(await rasterize(svg, 'webp', 60)).metadata();
    expect([width, height], `${scene} ${composition}`).toEqual([60, 90]);
  }
});

it('chooses colours so that the name is readable on the ground of its composition', () => {
  for (const name of [...paletteNames, ...kidsPaletteNames]) {
    const random = seededRandom(`ground/${name}`);
    for (let draw = 0; draw < 40; draw += 1) {
      const ground = groundOf(palettes[name], random);
      expect(contrast(ground, inkOn(ground, palettes[name])), name).toBeGreaterThan(4.5);
    }
    for (const paper of [paperOf(palettes[name]), printed(palettes[name]).sky[0]]) {
      expect(contrast(paper, inkOn(paper, palettes[name])), name).toBeGreaterThan(4.5);
    }
  }
});

/** Real names and looks whose letters were once too faint, and some of every scene and composition. */
const lettered: readonly (readonly [id: string, name: string, artwork: Artwork])[] = [
  ['6361', 'اتاقی که به شمال نگاه می‌کرد', ['room', 'peach']],
  ['1902', 'بادکنک‌های بی‌نخ', ['toy', 'turquoise', 'balloon', 'split']],
  ['5058', 'مهمانی در طبقهٔ هفتم', ['rays', 'rose']],
  ['6383', 'دو نفر در قطار', ['couple', 'ember', 'print']],
  ['6505', 'سایه‌ای بر تپه', ['vision', 'dusk', 'split']],
  ...sceneNames.map((scene, place): readonly [string, string, Artwork] => [
    `l-${place}`,
    'آخرین روزهای زمستان در شهر بی‌ستاره',
    [
      scene,
      paletteNames[(place * 7) % paletteNames.length] ?? 'dusk',
      compositionNames[(place * 5) % compositionNames.length] ?? 'full',
    ],
  ]),
];

/** Returns the pixels of an SVG. */
const pixelsOf = async (svg: string) =>
  sharp(await rasterize(svg, 'webp', 200))
    .removeAlpha()
    .raw()
    .toBuffer();

const hexAt = (pixels: Buffer, at: number): Colour =>
  `#${pixels.subarray(at, at + 3).toString('hex')}`;

it('draws letters that have a contrast of at least 4.5 on the picture behind them', async () => {
  for (const [id, name, look] of lettered) {
    const svg = await poster({ ...film, name }, look, id);
    const texts = [...svg.matchAll(/<text.*?<\/text>/g)].map(([text]) => text);
    const shapes = texts
      .filter((text) => !text.includes(' opacity='))
      .map((text) => text.replace(/fill="[^"]*"/, 'fill="#fff"'));
    const head = /^<svg[^>]*>/.exec(svg)?.[0] ?? '';
    const letters = `${head}<rect width="600" height="900"/>${shapes.join('')}</svg>`;
    const [mask, drawn, behind] = await Promise.all([
      pixelsOf(letters),
      pixelsOf(svg),
      pixelsOf(svg.replaceAll(/<text.*?<\/text>/g, '')),
    ]);
    // Pixels at the edge of a letter are blends, so only those inside count.
    const contrasts = Array.from({ length: mask.length / 3 }, (_, pixel) => pixel * 3)
      .filter((at) => (mask[at] ?? 0) > 250)
      .map((at) => contrast(hexAt(drawn, at), hexAt(behind, at)))
      .sort((one, other) => one - other);
    expect(contrasts.length, `${id} ${look}`).toBeGreaterThan(50);
    expect(contrasts[Math.floor(contrasts.length / 20)], `${id} ${look}`).toBeGreaterThan(4.5);
  }
});

it('draws bright pictures for children in each setting', async () => {
  for (const [place, scene] of kidsSceneNames.entries()) {
    const palette = kidsPaletteNames[place % kidsPaletteNames.length] ?? 'sunny';
    const setting = kidsSettings[place % kidsSettings.length] ?? 'picnic';
    for (const kind of ['poster', 'backdrop'] as const) {
      const svg = await drawTitle(kind, 'movie/1', [scene, palette, setting], film);
      const { channels } = await sharp(await rasterize(svg, 'webp', 60)).stats();
      const mean = channels.slice(0, 3).reduce((sum, channel) => sum + channel.mean, 0) / 3;
      expect(mean, `${kind} ${scene} ${setting}`).toBeGreaterThan(140);
    }
  }
});

it('shows the name on a poster, and no text on a backdrop or a portrait', async () => {
  expect(await poster(film)).toContain('شب‌های');
  expect(await poster(film)).toContain('STARLESS NIGHTS OF YAZD');
  expect(await poster(film)).toContain('\u202bفیلمی از بهرام کاویان\u202c');
  expect(await drawTitle('backdrop', 'movie/1', artwork, film)).not.toContain('<text');
  expect(await drawPortrait('p-1', 'dusk', 'scarfed')).not.toContain('<text');
  expect(await drawLogo('live/parde-sport', 'dusk', { name: 'پردهٔ ورزش' })).toContain('ورزش');
});

it('sets any name in three lines at most', async () => {
  const names = [
    'م',
    'و',
    '۲۱:۴۵',
    'Inception',
    'Café ۲۴: بازگشت',
    '<script>alert("&")</script>',
    'یک‌کلمهٔ‌بسیاربسیاربسیاربسیاربسیاربسیاردراز'.repeat(4),
    'مردی که می‌خواست همهٔ قطارهای جهان را در یک شب بارانی از ایستگاهی دور بدرقه کند و نشد که نشد '.repeat(
      5,
    ),
    '🎬🎭',
    'بمب\u0000\u202e\ud800',
    '   ',
    '',
  ];
  for (const name of names) {
    for (const scene of sceneNames.filter((_, place) => place % 6 === 0)) {
      const svg = await poster({ name }, [scene, 'dusk'], name.slice(0, 3));
      await expect(withOutlinedText(svg), `${scene} ${name}`).resolves.toContain('<svg');
      // Each line is drawn twice, once as its shadow.
      const lines = [...svg.matchAll(/<text /g)].length / 2;
      expect(lines, `${scene} ${name}`).toBeLessThanOrEqual(3);
      expect(svg).not.toMatch(/NaN|Infinity|font-size="0"|<script/);
    }
  }
  expect(await poster({ ...film, name: null })).not.toContain('<text');
});

it('writes the name once if it is the same in both scripts', async () => {
  const svg = await poster({ ...film, name: 'Montrose', nameEn: 'montrose ' });
  expect(svg).toContain('Montrose');
  expect(svg).not.toContain('MONTROSE');
});

it('draws nothing striped behind the text of a poster for children', async () => {
  const ofToy = (subject: string, words: Partial<PosterText>) =>
    poster({ ...film, ...words }, ['toy', 'mint', subject]);
  const long = 'لک‌لکی که از جزیرهٔ دکمه‌ها تا شهر بی‌خواب‌ها پرواز کرد';
  const foot = Math.max(
    ...[...(await ofToy('balloon', { name: long })).matchAll(/<text x="\d+" y="(\d+)"/g)].map(
      ([, y]) => Number(y),
    ),
  );
  const { light, sun } = palettes.mint;
  for (const subject of ['balloon', 'kite']) {
    const flying = [
      ...(await ofToy(subject, {})).matchAll(/<path d="M\d+ (\d+)[^"]*" fill="(#\w+)"/g),
    ];
    const tops = flying.flatMap(([, y, fill]) =>
      fill === light || fill === sun ? [Number(y)] : [],
    );
    expect(tops.length, subject).toBeGreaterThan(1);
    expect(Math.min(...tops), subject).toBeGreaterThan(foot);
  }
});

it('places all text inside the picture', async () => {
  for (const scene of sceneNames) {
    const svg = await poster(film, [scene, 'dusk']);
    const ys = [...svg.matchAll(/<text x="\d+" y="(\d+)"/g)].map(([, y]) => Number(y));
    expect(Math.min(...ys), scene).toBeGreaterThan(40);
    expect(Math.max(...ys), scene).toBeLessThan(880);
  }
});

it('fails if the drawing changes and `edition` does not', async () => {
  const all = createHash('sha256');
  for (const scene of sceneNames) {
    for (const kind of ['poster', 'backdrop'] as const) {
      for (const id of ['1', '2', '3', '4', '5']) {
        all.update(await drawTitle(kind, `movie/${id}`, [scene, 'dusk'], film));
      }
    }
  }
  for (const composition of compositionNames) {
    for (const kind of ['poster', 'backdrop'] as const) {
      all.update(await drawTitle(kind, 'movie/1', ['city', 'dusk', composition], film));
    }
  }
  for (const id of ['1', '2', '3']) {
    all.update(await drawTitle('backdrop', `episode/${id}`, stillOf(id, artwork), film));
  }
  for (const sitter of ['man', 'woman', 'scarfed'] as const) {
    for (const id of ['1', '2', '3']) all.update(await drawPortrait(id, paletteFor(id), sitter));
  }
  for (const id of ['1', '2', '3']) all.update(await drawLogo(`live/${id}`, artwork[1], film));
  // If this fails, raise `edition` and update both values.
  expect([edition, all.digest('hex').slice(0, 12)]).toEqual([9, '8518cdb0a967']);
});
