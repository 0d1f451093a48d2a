import type { TitleState } from '@parde/api-client';
import { ask, send } from '@parde/api-client/query';
import { MutationObserver } from '@tanstack/react-query';
import type { Page } from '../../app/page/page.ts';
import { showToast } from '../../app/toast-store.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { keyOfTitle, type ListedTitle } from '../my-list/listed-title.ts';
import { showFailure } from './show-failure.ts';
import { hideAtOnce, isPositionOf, refreshWatching } from './watching-query.ts';

/** Optimistic, except for one season of a series. An undo reverts only what the mark has changed. */
export async function markWatched(
  page: Page,
  title: ListedTitle,
  watched: boolean,
  season?: number,
): Promise<void> {
  const { api, queryClient, i18n, facts } = page;
  const { content_type, id } = title;
  const { queryKey } = ask(api, 'getTitleState', { path: { content_type, id } });
  const before = queryClient.getQueryData(queryKey);
  const isEntire = season === undefined;
  if (isEntire) {
    queryClient.setQueryData(queryKey, (state) => state && { ...state, watched, place: null });
  }
  // Not for an episode: the next episode of its series comes with the answer.
  const showBegun = hideAtOnce(
    page,
    ({ place }) => isEntire && watched && content_type !== 'episode' && isPositionOf(title, place),
  );
  let after: TitleState;
  try {
    after = await mark(page, { content_type, id, watched, ...(!isEntire && { season }) });
  } catch (error) {
    queryClient.setQueryData(queryKey, before);
    showBegun();
    showFailure(page, title, {
      error,
      outcome: watched ? 'notMarked' : 'notUnmarked',
      again: () => void markWatched(page, title, watched, season),
    });
    return;
  }
  queryClient.setQueryData(queryKey, after);
  const t = i18n.getFixedT(i18n.language, 'watched');
  showToast({
    id: `watched ${keyOfTitle(title)}`,
    tone: 'success',
    text: sentence(namePhrase(title, facts.locale), (name) =>
      t(watched ? 'marked' : 'unmarked', { name }),
    ),
    action: {
      label: t('undo'),
      onClick: () => void undo(page, title, { watched, season, before, after }),
    },
  });
}

interface Done {
  readonly watched: boolean;
  readonly season: number | undefined;
  readonly before: TitleState | undefined;
  readonly after: TitleState;
}

async function undo(page: Page, title: ListedTitle, done: Done) {
  const { watched, season, before, after } = done;
  const { api, queryClient } = page;
  const { content_type, id } = title;
  const episodes = watched ? added(before, after) : added(after, before);
  // Without ids the call would mark the entire series.
  if (season !== undefined && episodes.length === 0) return;
  try {
    await mark(page, {
      content_type,
      id,
      watched: !watched,
      ...(content_type === 'series' && episodes.length > 0 && { episodes: [...episodes] }),
    });
    const place = before?.place;
    if (place && place.position_seconds > 0) {
      const { position_seconds, duration_seconds } = place;
      const body = { content_type: place.content_type, id: place.id };
      await new MutationObserver(queryClient, send(api, 'saveWatching')).mutate({
        body: { ...body, position_seconds, duration_seconds },
      });
    }
  } catch (error) {
    showFailure(page, title, {
      error,
      outcome: watched ? 'notUnmarked' : 'notMarked',
      again: () => void undo(page, title, done),
    });
  } finally {
    refreshWatching(page);
  }
}

/** Returns the watched episodes of a series that only the second state has. */
function added(one: TitleState | undefined, other: TitleState | undefined): readonly string[] {
  const old = new Set(one?.watched_episodes);
  return (other?.watched_episodes ?? []).filter((id) => !old.has(id));
}

interface MarkRequest {
  content_type: ListedTitle['content_type'];
  id: string;
  watched: boolean;
  season?: number;
  episodes?: string[];
}

function mark({ api, queryClient }: Page, body: MarkRequest): Promise<TitleState> {
  // Requests run in the order of the clicks.
  const scope = { id: `watched ${body.content_type}-${body.id}` };
  return new MutationObserver(queryClient, { ...send(api, 'markWatched'), scope }).mutate({
    body,
  });
}
