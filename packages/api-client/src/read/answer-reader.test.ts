import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers } from '../generated/examples.ts';
import { operations } from '../operations.ts';
import { changed, nodesIn } from '../test-support/answer-places.ts';
import { respell } from '../test-support/respell.ts';
import { createAnswerCheck } from '../validate/index.ts';
import { createAnswerReader } from './index.ts';

const read = createAnswerReader();
const check = createAnswerCheck();

const examples = operations
  .filter(({ answer }) => answer !== 'unused')
  .flatMap(({ operationId }) =>
    Object.entries<unknown>(answers[operationId].all).map(([name, example]) => ({
      operationId,
      name,
      example,
    })),
  );

describe.each(examples)('the answer of $operationId: $name', ({ operationId, example }) => {
  it('is unchanged if it matches the contract', () => {
    const { body, problem, differences } = read(operationId, example);
    expect({ problem, differences }).toEqual({ problem: undefined, differences: [] });
    expect(body).toEqual(example);
  });

  it('gives the same data in every spelling', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1000)), (choices) => {
        const spelled = respell(operationId, example, () => choices.next().value);
        const { body, differences } = read(operationId, spelled);
        expect(body).toEqual(example);
        expect(differences.filter(({ outcome }) => outcome === 'dropped')).toEqual([]);
      }),
      { numRuns: 4 },
    );
  });

  it('matches the contract, or is reported as unreadable, if any value is replaced by junk', () => {
    const nodes = nodesIn(operationId, example).filter(({ path }) => path.length > 0);
    if (nodes.length === 0) return;
    fc.assert(
      fc.property(fc.constantFrom(...nodes), fc.jsonValue(), ({ path }, junk) => {
        const { body, problem } = read(operationId, changed(example, path, junk));
        if (problem === undefined) expect(check(operationId, body)).toBeUndefined();
        else expect(body).toBeUndefined();
      }),
      { numRuns: 12 },
    );
  });
});

const film = {
  content_type: 'movie',
  id: 1024,
  name_fa: 'شب‌های بی‌ستارهٔ یزد',
  poster: 'https://cdn.example/1024.jpg',
};

const another = { ...film, id: 1025 };
const filmCard = {
  ...film,
  id: '1024',
  name_en: null,
  year: null,
  poster: { url: film.poster, width: 400, height: 600, color: '#26262e' },
  backdrop: null,
  access: 'subscription',
  badge: null,
  rating: null,
};

describe('answers that servers send', () => {
  it('a card with only the required fields is completed', () => {
    expect(read('getTop', { data: { top: [film] } }).body).toEqual({ data: { top: [filmCard] } });
  });

  it('unreadable rows are left out and reported, and the other rows remain', () => {
    const rows = [film, null, { ...film, id: {} }, 'film', { ...film, name_fa: '' }, another];
    const { body, differences } = read('getTop', { data: { top: rows } });
    expect(body).toEqual({ data: { top: [filmCard, { ...filmCard, id: '1025' }] } });
    const dropped = differences.filter(({ outcome }) => outcome === 'dropped');
    expect(dropped).toEqual([
      { path: '/data/top/1', problem: 'null for an object', outcome: 'dropped' },
      {
        path: '/data/top/2/id',
        problem: 'an object for a text (^[A-Za-z0-9_-]{1,64}$)',
        outcome: 'dropped',
      },
      { path: '/data/top/3', problem: 'a text for an object', outcome: 'dropped' },
      { path: '/data/top/4/name_fa', problem: 'an empty text for a text', outcome: 'dropped' },
    ]);
  });

  it.each([
    [{ x: '0.25', y: '۰٫۵' }, { focus: { x: 0.25, y: 0.5 } }],
    [{ x: 30, y: 50 }, {}],
    [{ x: 0.3 }, {}],
    ['left', {}],
  ])('a focal point of %j', (focus, expected) => {
    const poster = { ...filmCard.poster, focus };
    const { body } = read('getTop', { data: { top: [{ ...film, poster }] } });
    const picture = { ...filmCard.poster, ...expected };
    expect(body).toEqual({ data: { top: [{ ...filmCard, poster: picture }] } });
  });

  it.each([
    [
      { subscription: '1', ref: 4 },
      { subscription: 1, ref: '4' },
    ],
    [{ subscription: true }, { subscription: 1, ref: '0' }],
    [{ ref: '5301992' }, { subscription: 0, ref: '5301992' }],
    [{}, { subscription: 0, ref: '0' }],
    [[], { subscription: 0, ref: '0' }],
    [
      { subscription: 0, ref: 'x', days_period_to_end: 'many' },
      { subscription: 0, ref: '0' },
    ],
  ])('a check of %j', (sent, body) => {
    expect(read('ghostCheck', sent)).toMatchObject({ problem: undefined });
    expect(read('ghostCheck', sent).body).toEqual(body);
  });

  const plan = { name_fa: 'یک‌ماهه', toman: 149000, description: '' };

  it.each([
    ['a null plan', { m1: plan, m2: null }, { m1: plan }],
    ['a price as text', { m1: { ...plan, toman: '۱۴۹٬۰۰۰' } }, { m1: plan }],
    ['no descriptions', { 1: { name_fa: 'یک‌ماهه', toman: '149000' } }, { 1: plan }],
    ['a list for the map', [{ id: 5, ...plan }], { 5: { id: 5, ...plan } }],
    ['an empty list', [], {}],
    ['null', null, {}],
  ])('plans with %s', (_, data, plans) => {
    const { body, problem } = read('getPlans', { data, description: null });
    expect(problem).toBeUndefined();
    expect(body).toEqual({ data: plans, description: '' });
  });

  it('map keys in other digits or with a space are normalised', () => {
    const genres = { '۱۲': 'درام', ' comedy ': 'کمدی', علمی: 'علمی' };
    const { body, differences } = read('getGenres', genres);
    expect(body).toEqual({ 12: 'درام', comedy: 'کمدی' });
    expect(check('getGenres', body)).toBeUndefined();
    expect(differences.map(({ path, outcome }) => [path, outcome])).toEqual([
      ['/۱۲', 'read'],
      ['/ comedy ', 'read'],
      ['/علمی', 'dropped'],
    ]);
  });

  it('a list of unique values retains only the first of two equal values', () => {
    const state = { content_type: 'movie', id: '1024', rating: null, place: null };
    const { body, differences } = read('getTitleState', {
      data: { ...state, lists: ['watchlist', 'liked', 'watchlist'] },
    });
    expect(body).toEqual({ data: { ...state, lists: ['watchlist', 'liked'] } });
    expect(check('getTitleState', body)).toBeUndefined();
    expect(differences.map(({ path, outcome }) => [path, outcome])).toEqual([
      ['/data/lists/2', 'dropped'],
    ]);
  });

  it('a list of titles retains only the first of two equal titles', () => {
    const series = { ...film, content_type: 'series' };
    const top = [film, { ...film, id: '1024', name_fa: 'همان' }, series];
    const { body, differences } = read('getTop', { data: { top } });
    // A film and a series may have the same id.
    expect(body).toEqual({ data: { top: [filmCard, { ...filmCard, content_type: 'series' }] } });
    expect(differences).toContainEqual({
      path: '/data/top/1',
      problem: 'a second row of the same title',
      outcome: 'dropped',
    });
  });

  it('a map retains only the first of two keys that are read as the same key', () => {
    const { body, differences } = read('getGenres', { 12: 'درام', '۱۲': 'کمدی' });
    expect(body).toEqual({ 12: 'درام' });
    expect(differences).toContainEqual({
      path: '/۱۲',
      problem: 'a second row of the same key',
      outcome: 'dropped',
    });
  });

  it('an empty cart gets the contract’s defaults', () => {
    expect(read('getCart', { data: [] }).body).toMatchObject({
      data: { downloads: [], pass: false, screening: { ekran: false, ekran_id: null }, notes: [] },
    });
  });

  it.each([
    ['2026-12-21 20:00:00', '2026-12-21T20:00:00+03:30'],
    ['2026-12-21T20:00:00+0330', '2026-12-21T20:00:00+03:30'],
    [1_797_870_600, '2026-12-21T16:30:00.000Z'],
    ['0000-00-00 00:00:00', null],
    ['0001-01-01T00:00:00Z', null],
    ['', null],
    ['soon', null],
    ['2026-12-21T99:00:00Z', null],
  ])('a time in the form %j', (presale_date, read_as) => {
    const { body } = read('getCart', { data: { presale_date } });
    expect(body).toMatchObject({ data: { presale_date: read_as } });
  });

  it('numbers that have lost their leading zeros get them back', () => {
    const user = { mobile: 9123456789, scope: null };
    expect(read('getUser', { data: user }).body).toMatchObject({
      data: { mobile: '09123456789', scope: [], subscription: 0, days_period_to_end: 0 },
    });
    const banks = [{ id: 12, name_fa: 'ملت' }];
    expect(read('getDebitBanks', { data: { banks } }).body).toMatchObject({
      data: { banks: [{ id: '012' }] },
    });
  });

  it('a map by index with gaps is read as a list', () => {
    const top = { 0: film, 2: another };
    expect(read('getTop', { data: { top } }).body).toEqual({
      data: { top: [filmCard, { ...filmCard, id: '1025' }] },
    });
  });

  it.each([
    ['Persian letters', '/پوستر 1.jpg', '/%D9%BE%D9%88%D8%B3%D8%AA%D8%B1%201.jpg'],
    ['signs that no URI has', '/50%|a[1].jpg', '/50%25%7Ca%5B1%5D.jpg'],
    ['encoded signs', '/50%25%7ca.jpg', '/50%25%7ca.jpg'],
  ])('an address with %s is encoded', (_, path, encoded) => {
    const poster = `https://cdn.example${path}`;
    const { body } = read('getTop', { data: { top: [{ ...film, poster }] } });
    expect(body).toMatchObject({
      data: { top: [{ poster: { url: `https://cdn.example${encoded}` } }] },
    });
    expect(check('getTop', body)).toBeUndefined();
  });

  it.each([
    ['getTop', 'nothing', undefined],
    ['getTop', 'null', null],
    ['getTop', 'a text', 'خطا'],
    ['getTop', 'an object without its field', {}],
    ['getUser', 'a user without a number', { data: { name: 'سارا' } }],
    ['getMovie', 'no film', { data: [] }],
  ] as const)('%s with %s cannot be read at all', (operation, _, sent) => {
    expect(read(operation, sent)).toMatchObject({ body: undefined });
    expect(read(operation, sent).problem).toMatch(/ for .+ at \//);
  });

  it('an object without a text is not read as a flag', () => {
    const { body, problem } = read('getCart', { data: { pass: { toString: '' } } });
    expect(problem).toBeUndefined();
    expect(body).toMatchObject({ data: { pass: false } });
  });

  it('the reported differences do not contain the value itself', () => {
    const { differences } = read('getUser', {
      data: { mobile: 9123456789, name: 7, scope: 'سارا' },
    });
    expect(JSON.stringify(differences)).not.toMatch(/912|سارا/);
  });
});
