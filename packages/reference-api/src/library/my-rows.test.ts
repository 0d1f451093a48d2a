import type { Answer } from '@parde/api-client';
import { expect, it } from 'vitest';
import { createTestApi, read } from '../test-support/test-api.ts';

const film = { content_type: 'movie', id: '1024' };
const lengths = { duration_seconds: 1000 };

async function rowsAfter(mobile: string, watched: readonly object[], stars?: number) {
  const api = createTestApi();
  const token = await api.signIn(mobile);
  const post = (path: string, body: object) => api.call('POST', path, { token, body });
  for (const title of watched) {
    await post('/my/watching/save', { ...title, ...lengths, position_seconds: 990 });
  }
  if (stars !== undefined) await post('/my/rating', { ...film, value: stars });
  return (await read<Answer<'listMyRows'>>(api.call('GET', '/get/my/rows', { token }))).data;
}

const idsOf = (rows: Awaited<ReturnType<typeof rowsAfter>>) =>
  rows.flatMap(({ items }) => items.map(({ content_type, id }) => `${content_type}/${id}`));

it('names the title that a shelf is based on, and shows no watched titles and none twice', async () => {
  const first = await rowsAfter('09120000041', [film]);
  expect(first).toMatchObject([{ kind: 'because_watched', because: { id: film.id } }]);
  const alike = first[0]?.items[0];
  if (!alike) throw new Error('Nothing is like the film.');
  const seen = { content_type: alike.content_type, id: alike.id };
  const both = await rowsAfter('09120000041', [seen, film]);
  expect(both.map(({ because }) => because?.id)).toEqual([film.id, alike.id]);
  const shown = idsOf(both);
  expect(shown).not.toContain(`movie/${film.id}`);
  expect(shown).not.toContain(`${alike.content_type}/${alike.id}`);
  expect(new Set(shown).size).toBe(shown.length);
});

it('makes no shelf from a title that was rated low', async () => {
  expect(await rowsAfter('09120000042', [film], 3)).toEqual([]);
  expect(await rowsAfter('09120000043', [film], 8)).toHaveLength(1);
});

it('gives the genre that was watched most a shelf, and a highly rated title', async () => {
  const api = createTestApi();
  const token = await api.signIn('09120000044');
  const post = (path: string, body: object) => api.call('POST', path, { token, body });
  const rows = async () =>
    (await read<Answer<'listMyRows'>>(api.call('GET', '/get/my/rows', { token }))).data;
  const { data } = await read<Answer<'listGenreTitles'>>(api.call('GET', '/get/genre/comedy'));
  const [first, second, third] = data.items.filter(({ content_type }) => content_type === 'movie');
  for (const { id } of [first, second].flatMap((card) => card ?? [])) {
    await post('/my/watching/save', {
      content_type: 'movie',
      id,
      ...lengths,
      position_seconds: 990,
    });
  }
  expect((await rows()).map(({ kind }) => kind)).not.toContain('because_genre');
  await post('/my/watching/save', {
    content_type: 'movie',
    id: third?.id,
    ...lengths,
    position_seconds: 990,
  });
  await post('/my/rating', { ...film, value: 9 });
  const found = await rows();
  expect(found.map(({ kind }) => kind)).toEqual([
    'because_watched',
    'because_genre',
    'because_rated',
    'because_watched',
  ]);
  expect(found[0]?.because?.id).toBe(third?.id);
  expect(found[1]?.genre?.key).toBe('comedy');
  expect(found[2]?.because?.id).toBe(film.id);
  const shown = idsOf(found);
  expect(new Set(shown).size).toBe(shown.length);
});
