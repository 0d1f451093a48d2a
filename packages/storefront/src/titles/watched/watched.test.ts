import { ask } from '@parde/api-client/query';
import { fixture } from '@parde/api-client/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { toastStore } from '../../app/toast-store.ts';
import { testCard } from '../../test-support/test-card.ts';
import { testPage } from '../../test-support/test-page.ts';
import type { ListedTitle } from '../my-list/listed-title.ts';
import { markWatched, stopWatching } from './change-watched.ts';
import type { KnownPosition } from './watching-query.ts';

const { data: watching } = fixture('listWatching');
const place: KnownPosition = {
  content_type: 'movie',
  id: '1',
  position_seconds: 60,
  duration_seconds: 600,
  updated_at: '2026-01-01T00:00:00Z',
  episode_of: null,
};
const film: ListedTitle = { content_type: 'movie', id: '1', name_fa: 'باد', name_en: null };
const series: ListedTitle = { ...film, content_type: 'series', id: '77' };
const filmBegun = { card: testCard('movie', '1'), place };
const videoBegun = {
  card: testCard('video', '1'),
  place: { ...place, content_type: 'video' } as const,
};

interface Call {
  readonly path: string;
  readonly body: unknown;
}

/** The started titles are a film and a video with the same id. */
async function pageWith(answer: (call: Call) => Response, title = film) {
  const calls: Call[] = [];
  const page = await testPage('watched', async (request) => {
    const call = {
      path: new URL(request.url).pathname.replace('/api/v1', ''),
      body: request.method === 'POST' ? await request.json() : undefined,
    };
    calls.push(call);
    return answer(call);
  });
  const { content_type, id } = title;
  const list = ask(page.api, 'listWatching').queryKey;
  const stateOf = ask(page.api, 'getTitleState', { path: { content_type, id } }).queryKey;
  page.queryClient.setQueryData(list, { ...watching, items: [filmBegun, videoBegun] });
  return {
    page,
    calls,
    begun: () => page.queryClient.getQueryData(list)?.items,
    state: () => page.queryClient.getQueryData(stateOf),
    setState: (state: object) =>
      page.queryClient.setQueryData(stateOf, {
        content_type,
        id,
        rating: null,
        lists: [],
        place: null,
        watched: false,
        ...state,
      }),
  };
}

const lastToast = () => toastStore.getState().toasts.at(-1);
const refusal = () => Response.json({}, { status: 422 });

const stateAnswer = (title: ListedTitle, state: object) =>
  Response.json({
    data: { content_type: title.content_type, id: title.id, rating: null, lists: [], ...state },
  });

describe('a film marked as watched', () => {
  it('leaves the started titles at once, and an undo restores its position', async () => {
    const done = await pageWith(() => stateAnswer(film, { place: null, watched: true }));
    done.setState({ place });
    const marked = markWatched(done.page, film, true);
    expect(done.begun()).toEqual([videoBegun]);
    expect(done.state()).toMatchObject({ watched: true, place: null });
    await marked;
    expect(lastToast()?.tone).toBe('success');
    lastToast()?.action?.onClick();
    await expect
      .poll(() => done.calls.slice(1))
      .toEqual([
        { path: '/my/watching/mark', body: { content_type: 'movie', id: '1', watched: false } },
        {
          path: '/my/watching/save',
          body: { content_type: 'movie', id: '1', position_seconds: 60, duration_seconds: 600 },
        },
      ]);
  });

  it('comes back if the server refuses the mark', async () => {
    const refused = await pageWith(refusal);
    refused.setState({ place });
    await markWatched(refused.page, film, true);
    expect(refused.begun()).toEqual([filmBegun, videoBegun]);
    expect(refused.state()).toMatchObject({ watched: false, place });
    expect(lastToast()?.tone).toBe('danger');
  });
});

it('an undo for a series reverts only the episodes that the mark has changed', async () => {
  const answer = () =>
    stateAnswer(series, { place: null, watched: true, watched_episodes: ['a', 'b', 'c'] });
  const done = await pageWith(answer, series);
  done.setState({ watched_episodes: ['b'] });
  await markWatched(done.page, series, true);
  lastToast()?.action?.onClick();
  await expect
    .poll(() => done.calls.at(1)?.body)
    .toEqual({
      content_type: 'series',
      id: '77',
      watched: false,
      episodes: ['a', 'c'],
    });
});

describe('a season marked as watched', () => {
  const answer = () => stateAnswer(series, { place, watched: false, watched_episodes: ['a', 'b'] });

  it('does not change the position or other seasons, and an undo reverts only its episodes', async () => {
    const done = await pageWith(answer, series);
    done.setState({ watched_episodes: ['b'], place });
    const marked = markWatched(done.page, series, true, 1);
    expect(done.state()).toMatchObject({ watched: false, place });
    await marked;
    expect(done.calls[0]?.body).toEqual({
      content_type: 'series',
      id: '77',
      watched: true,
      season: 1,
    });
    lastToast()?.action?.onClick();
    await expect
      .poll(() => done.calls.at(1)?.body)
      .toEqual({ content_type: 'series', id: '77', watched: false, episodes: ['a'] });
  });

  it('is not reverted if it was watched already, and neither is the entire series', async () => {
    const done = await pageWith(answer, series);
    done.setState({ watched_episodes: ['a', 'b'] });
    await markWatched(done.page, series, true, 1);
    lastToast()?.action?.onClick();
    // Requests run in the order of the clicks, so the request of an undo would come before this one.
    await markWatched(done.page, series, true, 1);
    const watched = done.calls.map(({ body }) => body);
    expect(watched).toEqual([watched[0], watched[0]]);
  });
});

describe('a title removed from the started titles', () => {
  it('disappears at once, but not a video with its id', async () => {
    const { page, begun } = await pageWith(() => stateAnswer(film, { place: null }));
    const stopped = stopWatching(page, film, place);
    expect(begun()).toEqual([videoBegun]);
    await stopped;
  });

  it('comes back if the server refuses the removal', async () => {
    const { page, begun } = await pageWith(refusal);
    await stopWatching(page, film, place);
    expect(begun()).toEqual([filmBegun, videoBegun]);
    expect(lastToast()?.tone).toBe('danger');
  });

  it('is restored by the episode before it, if it was not started', async () => {
    const next: KnownPosition = {
      ...place,
      content_type: 'episode',
      id: 'c',
      position_seconds: 0,
      episode_of: {
        series: { id: '77', name_fa: 'باد', name_en: null, poster: null },
        season: 1,
        number: 3,
      },
    };
    const { page, calls } = await pageWith(() =>
      stateAnswer(series, { place: null, watched: false, watched_episodes: ['a', 'b'] }),
    );
    await stopWatching(page, series, next);
    lastToast()?.action?.onClick();
    await expect
      .poll(() => calls.at(-1))
      .toEqual({
        path: '/my/watching/mark',
        body: { content_type: 'series', id: '77', watched: true, episodes: ['b'] },
      });
  });
});
