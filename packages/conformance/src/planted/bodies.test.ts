import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../test-support/changed-server.ts';
import { createPlantings, type Planted } from '../test-support/planted.ts';

const plantings = createPlantings();
beforeAll(plantings.signIn);
afterAll(plantings.close);

const asNumber = (value: unknown) => (/^\d+$/.test(String(value)) ? Number(value) : value);
const gone = () => undefined;

/** Differences of real servers in the bodies of their answers. */
const rows: readonly Planted[] = [
  {
    name: 'ids as numbers',
    operation: 'getTop',
    change: at('/data/top/*/id', asNumber),
    deviations: [['/data/top/*/id', 'a number for a text', 'read', 20]],
  },
  {
    name: 'a referral that is missing',
    operation: 'ghostCheck',
    change: at('/ref', gone),
    deviations: [['/ref', 'missing', 'filled']],
  },
  {
    name: 'a flag as "1"',
    operation: 'getMovie',
    change: at('/data/dubbed', () => '1'),
    deviations: [['/data/dubbed', 'a text for true or false', 'read']],
  },
  {
    name: 'a plan that is null',
    operation: 'getPlans',
    change: at('/data/m1', () => null),
    deviations: [['/data/*', 'null for an object', 'dropped']],
  },
  {
    name: 'an empty list for a map',
    operation: 'getGenres',
    change: at('', () => []),
    deviations: [['', 'a list for a map', 'read']],
  },
  {
    name: 'genres as a list',
    operation: 'getGenres',
    change: at('', (genres) =>
      Object.entries(Object(genres)).map(([key, name]) => ({ key, name })),
    ),
    result: 'cannot be read',
    why: 'a list for an object at /',
  },
  {
    name: 'prices as text',
    operation: 'getPlans',
    change: at('/data/*/toman', String),
    deviations: [['/data/*/toman', 'a text for a whole number', 'read', 4]],
  },
  {
    name: 'no description',
    operation: 'getPlans',
    change: at('/description', gone),
    deviations: [['/description', 'missing', 'filled']],
  },
  {
    name: 'no data',
    operation: 'getMovie',
    change: at('/data', gone),
    result: 'cannot be read',
    why: 'missing at /data',
  },
  {
    name: 'a list that is missing',
    operation: 'getDiscover',
    change: at('/data', gone),
    deviations: [['/data', 'missing', 'filled']],
  },
  {
    name: 'categories wrapped in data',
    operation: 'getCategories',
    change: at('', (data) => ({ data })),
    result: 'cannot be read',
    why: 'an object for a list at /',
  },
  {
    name: 'an answer in a wrapper',
    operation: 'getCart',
    change: at('', (result) => ({ status: 'ok', result })),
    result: 'cannot be read',
    why: 'missing at /data',
  },
  {
    name: 'a picture as its address',
    operation: 'getTop',
    change: at('/data/top/0/poster', (poster) => Object(poster).url),
    deviations: [['/data/top/*/poster', 'a text for an object: its url', 'read']],
  },
  {
    name: 'a poster that is missing',
    operation: 'getTop',
    change: at('/data/top/0/poster', gone),
    deviations: [['/data/top/*/poster', 'missing', 'filled']],
  },
  {
    name: 'a card without its kind',
    operation: 'getTop',
    change: at('/data/top/1/content_type', gone),
    deviations: [['/data/top/*/content_type', 'missing', 'dropped']],
  },
  {
    name: 'ids as objects',
    operation: 'listCasts',
    change: at('/data/items/*/id', (id) => ({ $oid: id })),
    deviations: [['/data/items/*/id', 'an object for a text', 'dropped', 24]],
  },
  {
    name: 'times without an offset',
    operation: 'listLists',
    change: at('/data/items/*/updated_at', (time) => String(time).slice(0, 19)),
    deviations: [['/data/items/*/updated_at', 'a text of another form (date-time)', 'read', 24]],
  },
  {
    name: 'times in seconds',
    operation: 'listLists',
    change: at('/data/items/0/updated_at', (time) => Date.parse(String(time)) / 1000),
    deviations: [['/data/items/*/updated_at', 'a number for a text (date-time)', 'read']],
  },
  {
    name: 'a zero date',
    operation: 'listLists',
    change: at('/data/items/0/updated_at', () => '0000-00-00 00:00:00'),
    deviations: [['/data/items/*/updated_at', 'a text of another form (date-time)', 'dropped']],
  },
  {
    name: 'a value that the contract does not list',
    operation: 'getTop',
    change: at('/data/top/0/badge', () => 'hot'),
    deviations: [['/data/top/*/badge', 'a value that the contract does not list', 'read']],
  },
  {
    name: 'a text that is too long',
    operation: 'getMovie',
    change: at('/data/name_fa', () => 'ش'.repeat(301)),
    deviations: [['/data/name_fa', 'a text of 301 characters, 300 at most', 'read']],
  },
  {
    name: 'a field that nobody knows',
    operation: 'getTop',
    change: at('', (body) => ({ ...Object(body), took: 12 })),
    result: 'as the contract',
    deviations: [['/took', 'unknown field', 'ignored']],
  },
  {
    name: 'many fields that nobody knows',
    operation: 'getMovie',
    change: at('/data', (data) => ({ ...Object(data), a: 1, b: 1, c: 1, d: 1, e: 1 })),
    result: 'as the contract',
    deviations: [
      ...(['a', 'b', 'c'] as const).map(
        (name) => [`/data/${name}`, 'unknown field', 'ignored'] as const,
      ),
      ['unknown fields', '2 more', 'ignored'],
    ],
  },
];

it.each(rows)('reports $name, and nothing else', async (planted) => {
  const { found, expected } = await plantings.check(planted);
  expect(found).toEqual(expected);
});
