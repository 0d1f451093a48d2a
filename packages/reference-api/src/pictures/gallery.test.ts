import { createHash } from 'node:crypto';
import { paletteNames, sceneNames } from '@parde/demo-catalogue';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { createGallery, edition, type PictureFacts, type TitleFacts } from './gallery.ts';
import { palettes } from './palettes.ts';
import { withOutlinedText } from './rasterize.ts';

// It draws hundreds of pictures, on machines that are busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

const film: TitleFacts = {
  artwork: ['arch', 'dusk'],
  name: 'شب‌های بی‌ستارهٔ یزد',
  nameEn: 'Starless Nights of Yazd',
  credit: 'فیلمی از بهرام کاویان',
};
const drawn = (path: string, facts: PictureFacts) =>
  createGallery(() => facts)
    .find(path)
    ?.draw() ?? '';
const poster = (facts: TitleFacts, id = '1') => drawn(`poster/movie/${id}`, facts);

it('draws each scene in each light small, whole, and as safe as a picture can be', () => {
  for (const scene of sceneNames) {
    for (const palette of paletteNames) {
      for (const kind of ['poster', 'backdrop'] as const) {
        const svg = drawn(`${kind}/movie/1`, { ...film, artwork: [scene, palette] });
        const name = `${kind} ${scene} ${palette}`;
        expect(svg.length, name).toBeGreaterThan(800);
        expect(svg.length, name).toBeLessThan(14_000);
        expect(svg, name).not.toMatch(/NaN|undefined|Infinity|<script|<filter|href/);
      }
    }
  }
});

it('sets the name on a poster, and nothing on a backdrop or a portrait', () => {
  expect(poster(film)).toContain('شب‌های');
  expect(poster(film)).toContain('STARLESS NIGHTS OF YAZD');
  expect(poster(film)).toContain('\u202bفیلمی از بهرام کاویان\u202c');
  expect(drawn('backdrop/movie/1', film)).not.toContain('<text');
  expect(drawn('portrait/person/p-1', { sitter: 'scarfed' })).not.toContain('<text');
  expect(drawn('logo/live/parde-sport', { ...film, name: 'پردهٔ ورزش' })).toContain('ورزش');
});

it('sets any name there is, in three lines at most', () => {
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
    for (const scene of sceneNames) {
      const svg = poster({ artwork: [scene, 'dusk'], name }, name.slice(0, 3));
      expect(() => withOutlinedText(svg), `${scene} ${name}`).not.toThrow();
      const lines = [...svg.matchAll(/<text /g)].length / 2;
      expect(lines, `${scene} ${name}`).toBeLessThanOrEqual(3);
      expect(svg).not.toMatch(/NaN|Infinity|font-size="0"|<script/);
    }
  }
  expect(poster({ ...film, name: null })).not.toContain('<text');
});

it('writes a name once where it is the same in both scripts', () => {
  const svg = poster({ ...film, name: 'Montrose', nameEn: 'montrose ' });
  expect(svg).toContain('Montrose');
  expect(svg).not.toContain('MONTROSE');
});

it('lets nothing striped fly behind the words of a poster for children', () => {
  const ofToy = (subject: string, words: Partial<TitleFacts>) =>
    poster({ ...film, artwork: ['toy', 'mint', subject], ...words });
  const long = 'لک‌لکی که از جزیرهٔ دکمه‌ها تا شهر بی‌خواب‌ها پرواز کرد';
  const foot = Math.max(
    ...[...ofToy('balloon', { name: long }).matchAll(/<text x="\d+" y="(\d+)"/g)].map(([, y]) =>
      Number(y),
    ),
  );
  const { light, sun } = palettes.mint;
  for (const subject of ['balloon', 'kite']) {
    const flying = [...ofToy(subject, {}).matchAll(/<path d="M\d+ (\d+)[^"]*" fill="(#\w+)"/g)];
    const tops = flying.flatMap(([, y, fill]) =>
      fill === light || fill === sun ? [Number(y)] : [],
    );
    expect(tops.length, subject).toBeGreaterThan(1);
    expect(Math.min(...tops), subject).toBeGreaterThan(foot);
  }
});

it('keeps every word inside the picture', () => {
  for (const scene of sceneNames) {
    const svg = poster({ ...film, artwork: [scene, 'dusk'] });
    const ys = [...svg.matchAll(/<text x="\d+" y="(\d+)"/g)].map(([, y]) => Number(y));
    expect(Math.min(...ys), scene).toBeGreaterThan(40);
    expect(Math.max(...ys), scene).toBeLessThan(880);
  }
});

it('tells the page the size, the light and the widths before the picture is there', async () => {
  const gallery = createGallery(() => film, 'https://cdn.example');
  const { url, width, height, color, placeholder = '' } = gallery.title('backdrop', 'movie', '1');
  expect(url).toMatch(/^https:\/\/cdn\.example\/media\/backdrop\/movie\/1\?v=[\w-]{10}$/);
  expect(gallery.find('backdrop/movie/1')?.draw()).toContain(`viewBox="0 0 ${width} ${height}"`);
  expect(color).toMatch(/^#[0-9a-f]{6}$/);
  expect(placeholder).toMatch(/^data:image\/gif;base64,/);
  expect(placeholder.length).toBeLessThanOrEqual(150);
  const { data, info } = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 3, height: 4 });
  const colours = Array.from({ length: 12 }, (_, dot) =>
    data.toString('hex', dot * 3, dot * 3 + 3),
  );
  expect(new Set(colours).size, 'each dot of a backdrop has its own colour').toBe(12);
});

it('looks nothing up for who has the facts at hand', () => {
  const gallery = createGallery(() => {
    throw new Error('Looked up.');
  });
  expect(gallery.title('poster', 'movie', '1', film).url).toBe(
    createGallery(() => film).title('poster', 'movie', '1').url,
  );
  expect(gallery.person('p-1', { sitter: 'man' }).widths).toContain(160);
  expect(() => gallery.person('p-1')).toThrow('Looked up.');
});

it('changes the address with whatever changes the picture', () => {
  const urls = [
    film,
    { ...film, name: 'دیگر' },
    { ...film, nameEn: null },
    { ...film, credit: null },
    { ...film, artwork: ['arch', 'rose'] as const },
  ].map((facts) => createGallery(() => facts).title('poster', 'movie', '1').url);
  expect(new Set(urls).size).toBe(urls.length);
});

it('draws the episodes of a series in one light, at several places', () => {
  const stills = Array.from({ length: 12 }, (_, id) => drawn(`backdrop/episode/${id}`, film));
  const own = Array.from({ length: 12 }, (_, id) => drawn(`backdrop/series/${id}`, film));
  const shapes = (svgs: string[]) =>
    new Set(svgs.map((svg) => svg.replace(/\d+/g, '').length)).size;
  expect(shapes(stills)).toBeGreaterThan(shapes(own));
});

it('raises its edition when the drawing changes', () => {
  const all = createHash('sha256');
  for (const scene of sceneNames) {
    for (const kind of ['poster', 'backdrop']) {
      for (const id of ['1', '2', '3', '4', '5']) {
        all.update(drawn(`${kind}/movie/${id}`, { ...film, artwork: [scene, 'dusk'] }));
      }
    }
  }
  for (const id of ['1', '2', '3']) all.update(drawn(`backdrop/episode/${id}`, film));
  for (const sitter of ['man', 'woman', 'scarfed'] as const) {
    for (const id of ['1', '2', '3']) all.update(drawn(`portrait/person/${id}`, { sitter }));
  }
  for (const id of ['1', '2', '3']) all.update(drawn(`logo/live/${id}`, film));
  // If this fails, raise `edition` and update the pair.
  expect([edition, all.digest('hex').slice(0, 12)]).toEqual([5, '45b9ee5cd640']);
});
