import type { CompositionName } from '@parde/demo-catalogue';
import { expect, it, vi } from 'vitest';
import { createGallery, type PictureFacts, type TitleFacts } from './gallery.ts';

// This test draws many pictures, on machines that are busy with other tests.
vi.setConfig({ testTimeout: 60_000 });

const film: TitleFacts = {
  artwork: ['arch', 'dusk'],
  name: 'شب‌های بی‌ستارهٔ یزد',
  nameEn: 'Starless Nights of Yazd',
  credit: 'فیلمی از بهرام کاویان',
};
const drawn = async (path: string, facts: PictureFacts) =>
  (await createGallery(() => facts)
    .find(path)
    ?.draw()) ?? '';

it('returns the size, the colour and the widths of a picture before it is loaded', async () => {
  const gallery = createGallery(() => film, 'https://cdn.example');
  const { url, width, height, color, placeholder, focus } = gallery.title('backdrop', 'movie', '1');
  expect(focus).toEqual({ x: 0.29, y: 0.42 });
  expect(url).toMatch(/^https:\/\/cdn\.example\/media\/backdrop\/movie\/1\?v=[\w-]{10}$/);
  const svg = await gallery.find('backdrop/movie/1')?.draw();
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  expect(color).toMatch(/^#[0-9a-f]{6}$/);
  expect(placeholder).toMatch(/^data:image\/gif;base64,/);
});

it('uses the colour around the picture as a poster’s placeholder, if there is one', async () => {
  const waits = async (composition: CompositionName, type = 'movie') => {
    const facts: TitleFacts = { ...film, artwork: ['arch', 'dusk', composition] };
    const { color, placeholder } = createGallery(() => facts).title('poster', type, '1', facts);
    const svg = await drawn(`poster/${type}/1`, facts);
    const ground = `<rect x="0" y="0" width="600" height="900" fill="${color}"/>`;
    return { hasDots: placeholder !== undefined, isGround: svg.includes(ground) };
  };
  const onGround = { hasDots: false, isGround: true };
  for (const composition of [
    'framed',
    'disc',
    'gate',
    'band',
    'type',
    'slant',
    'triptych',
    'head',
  ] as const) {
    expect(await waits(composition), composition).toEqual(onGround);
  }
  // The still of an episode fills its frame.
  for (const [composition, type] of [['full'], ['framed', 'episode']] as const) {
    expect(await waits(composition, type)).toEqual({ hasDots: true, isGround: false });
  }
});

it('needs no query if the caller passes the facts', () => {
  const gallery = createGallery(() => {
    throw new Error('Looked up.');
  });
  expect(gallery.title('poster', 'movie', '1', film).url).toBe(
    createGallery(() => film).title('poster', 'movie', '1').url,
  );
  expect(gallery.person('p-1', { sitter: 'man' }).widths).toContain(160);
  expect(() => gallery.person('p-1')).toThrow('Looked up.');
});

it('changes the address with everything that changes the picture', () => {
  const urls = [
    film,
    { ...film, name: 'دیگر' },
    { ...film, nameEn: null },
    { ...film, credit: null },
    { ...film, artwork: ['arch', 'rose'] as const },
  ].map((facts) => createGallery(() => facts).title('poster', 'movie', '1').url);
  expect(new Set(urls).size).toBe(urls.length);
});

it('draws the episodes of a series in one palette and in several scenes', async () => {
  const twelve = (type: string) =>
    Promise.all(Array.from({ length: 12 }, (_, id) => drawn(`backdrop/${type}/${id}`, film)));
  const shapes = (svgs: string[]) =>
    new Set(svgs.map((svg) => svg.replace(/\d+/g, '').length)).size;
  expect(shapes(await twelve('episode'))).toBeGreaterThan(shapes(await twelve('series')));
});
