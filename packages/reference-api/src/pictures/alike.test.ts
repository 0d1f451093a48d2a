import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawTitle, rasterize } from '@parde/demo-art';
import { type Artwork, compositionNames } from '@parde/demo-catalogue';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createFactsOf } from '../catalogue/picture-facts.ts';
import { copyOfCatalogue } from '../server/open-catalogue.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { cacheFolder, createTestApi, read, testTime } from '../test-support/test-api.ts';

// The first test that needs the full catalogue generates it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** The number of posters on a screen. */
const screen = 24;

type Shown = { content_type: string; id: string };
type Screen = readonly [name: string, titles: Shown[]];

const folder = mkdtempSync(join(tmpdir(), 'parde-alike-'));
let api: ReturnType<typeof createTestApi>;
let db: Database;
beforeAll(() => {
  const file = join(folder, 'full.db');
  const source = { seed: 1, size: 'full', now: testTime } as const;
  writeFileSync(file, copyOfCatalogue(source, { folder: cacheFolder, report: () => {} }));
  db = openDatabase(file);
  api = createTestApi({ db: file });
});
afterAll(() => {
  api.close();
  db.close();
  rmSync(folder, { recursive: true });
});

const titleTypes = ['movie', 'series', 'video'];

/** Returns each list of cards in an answer, limited to its first screen. */
function screensIn(answer: unknown, name: string): Screen[] {
  if (Array.isArray(answer)) {
    const titles = answer.filter(isShown).filter((card) => titleTypes.includes(card.content_type));
    if (titles.length > 1) return [[name, titles.slice(0, screen)]];
  }
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => screensIn(value, `${name} ${key}`));
}

function isShown(value: unknown): value is Shown {
  return typeof value === 'object' && value !== null && 'content_type' in value && 'id' in value;
}

async function screensOf(paths: readonly string[]): Promise<Screen[]> {
  const answers = paths.map(async (path) => {
    const response = await api.call('GET', path);
    expect(response.status, path).toBe(200);
    return screensIn(await read<unknown>(response), path);
  });
  return (await Promise.all(answers)).flat();
}

function factsOf({ content_type, id }: Shown) {
  const facts = createFactsOf(db)(content_type, id);
  if (!(facts && 'artwork' in facts)) throw new Error(`There is no ${content_type} ${id}.`);
  return facts;
}

/** Returns the scene and the composition of an artwork. */
function appearanceOf([scene, , ...details]: Artwork): string {
  return `${scene} ${compositionNames.find((name) => details.includes(name)) ?? 'full'}`;
}

const genres = async () => Object.keys(await read<object>(api.call('GET', '/genres')));
const searches = ['شب', 'یزد', 'خانه', 'night', 'باران', 'عشق', 'house', 'آخرین'];

it('shows no scene with the same composition twice on a screen', async () => {
  const popular = await screensOf(['/get/titles?sort=popular', '/get/titles?sort=rating']);
  const similar = popular
    .flatMap(([, titles]) => titles)
    .map(({ content_type, id }) => `/get/similar/${content_type}/${id}?limit=12`);
  const screens = await screensOf([
    ...similar,
    '/get/discover',
    '/getV2/get_top?age=0&lang=0&country=0&f_type=0',
    ...['', '?sort=popular', '?type=series', '?type=movie'].map((query) => `/get/titles${query}`),
    ...(await genres()).flatMap((key) => [`/get/genre/${key}`, `/get/genre/${key}?sort=popular`]),
    ...searches.map((words) => `/get/search?query=${encodeURIComponent(words)}`),
  ]);
  expect(screens.length).toBeGreaterThan(50);
  const twice = screens.flatMap(([name, titles]) => {
    const appearances = titles.map((title) => appearanceOf(factsOf(title).artwork));
    return appearances
      .filter((appearance, index) => appearances.indexOf(appearance) < index)
      .map((appearance) => [name, appearance]);
  });
  expect(twice).toEqual([]);
});

/**
 * Returns a coarse form of a poster, close to a first impression: its brightness in eight by nine pixels, and its
 * colours in four by six.
 */
async function glanceAt(title: Shown) {
  const { artwork, ...words } = factsOf(title);
  const svg = await drawTitle('poster', `${title.content_type}/${title.id}`, artwork, words);
  const small = await rasterize(svg, 'webp', 64);
  const dots = async (width: number, height: number, grey: boolean) =>
    sharp(small).resize(width, height, { fit: 'fill' }).grayscale(grey).raw().toBuffer();
  const [light, colours] = await Promise.all([dots(9, 8, true), dots(4, 6, false)]);
  const step = light.length / 72;
  const rises = Array.from({ length: 64 }, (_, bit) => {
    const at = (Math.floor(bit / 8) * 9 + (bit % 8)) * step;
    return (light[at] ?? 0) < (light[at + step] ?? 0);
  });
  return { rises, colours };
}

type Glance = Awaited<ReturnType<typeof glanceAt>>;

/**
 * Returns in how many of 64 places the brightness rises in one poster and falls in the other, and the difference of
 * their colours, of at most 255.
 */
function apart(one: Glance, other: Glance) {
  const shape = one.rises.filter((rise, bit) => rise !== other.rises[bit]).length;
  const sum = one.colours.reduce(
    (total, dot, at) => total + Math.abs(dot - (other.colours[at] ?? 0)),
    0,
  );
  return { shape, colour: sum / one.colours.length };
}

/**
 * Two posters with the same calm scene, composition and palette but different names differ by 27; with different
 * ones, by at least 35.
 */
const leastApart = 30;

it('shows no two posters on a screen that look the same at first sight', async () => {
  const screens = await screensOf([
    ...['comedy', 'thriller', 'kids'].map((genre) => `/get/genre/${genre}`),
    ...['شب', 'خانه'].map((words) => `/get/search?query=${encodeURIComponent(words)}`),
  ]);
  for (const [name, titles] of screens) {
    const glances = await Promise.all(titles.map(glanceAt));
    for (const [index, glance] of glances.entries()) {
      for (const [before, other] of glances.slice(0, index).entries()) {
        const { shape, colour } = apart(glance, other);
        const pair = `${name}: ${titles[before]?.id} and ${titles[index]?.id}`;
        expect(
          shape + colour,
          `${pair} by ${shape} of shape and ${colour} of colour`,
        ).toBeGreaterThan(leastApart);
      }
    }
  }
});
