import { createApiClient, type EpisodeItem, type OfflineTerms } from '@parde/api-client';
import { expect, it } from 'vitest';
import { expectedPlayback, readSeason } from './season-to-save.ts';

const series = { id: 's-1', name_fa: 'نقال', name_en: 'The Storyteller', poster: null };
const terms: OfflineTerms = { until: null, version: '1', files: [], age_rating: 12 };
const today = Date.UTC(2026, 10, 27);

const episode = (number: number, more: Partial<EpisodeItem> = {}): EpisodeItem => ({
  id: `e-${number}`,
  season: 2,
  number,
  name_fa: `قسمت ${number}`,
  name_en: null,
  summary_fa: '',
  summary_en: null,
  duration_minutes: 45,
  picture: null,
  air_date: '2026-11-01',
  access: 'subscription',
  badge: null,
  ...more,
});

/** A server with these pages of episodes, some of which may not be saved. */
function server(pages: readonly EpisodeItem[][], refused: readonly string[] = []) {
  const calls: string[] = [];
  const api = createApiClient({
    baseUrl: 'https://api.example/api/v1',
    retry: false,
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      const call = pathname.split('/').at(-1) ?? '';
      calls.push(call);
      if (call === 'offline') {
        const { titles }: { titles: { id: string }[] } = await request.json();
        const data = titles.map(({ id }) => ({
          content_type: 'episode',
          id,
          terms: refused.includes(id) ? null : terms,
        }));
        return Response.json({ data });
      }
      const at = Number(searchParams.get('cursor') ?? 0);
      return Response.json({
        data: {
          about: { series, season: null },
          items: pages[at],
          next_cursor: at + 1 < pages.length ? String(at + 1) : null,
        },
      });
    },
  });
  const read = (savedIds: readonly string[] = []) =>
    readSeason({ api, id: 's-1', season: 2, isSaved: (id) => savedIds.includes(id), now: today });
  return { calls, read };
}

it('a season is read with all its pages, and its terms are requested once for each page', async () => {
  const { calls, read } = server([[episode(1), episode(2)], [episode(3)]], ['e-2']);
  const { episodes, series: of } = await read(['e-3']);
  expect(of.name_fa).toBe('نقال');
  expect(episodes.map((each) => [each.episode.id, each.terms !== null, each.isSaved])).toEqual([
    ['e-1', true, false],
    ['e-2', false, false],
    ['e-3', true, true],
  ]);
  expect(calls).toEqual(['episodes', 'offline', 'episodes', 'offline']);
});

it('episodes that are not out yet are left out, and no empty request is sent', async () => {
  const { calls, read } = server([[episode(1, { air_date: '2026-12-04' })], [episode(2)]]);
  const { episodes } = await read();
  expect(episodes.map((each) => each.episode.id)).toEqual(['e-2']);
  expect(calls).toEqual(['episodes', 'episodes', 'offline']);
});

it('an episode in the queue has its name and its terms, but no address', () => {
  const data_charge = {
    rate: 'half',
    operators_fa: 'همه',
    operators_en: null,
    message_fa: '',
    message_en: null,
  } as const;
  const named = { episode: episode(7), terms, isSaved: false };
  expect(expectedPlayback(named, series, { data_charge })).toMatchObject({
    content_type: 'episode',
    id: 'e-7',
    episode_of: { series, season: 2, number: 7 },
    duration_seconds: 2700,
    sources: [],
    offline: terms,
  });
  const unnumbered = { ...named, episode: { ...named.episode, number: null } };
  expect(expectedPlayback(unnumbered, series, { data_charge }).episode_of).toBeNull();
});
