import { isApiError, type TitleState } from '@parde/api-client';
import { ask, send } from '@parde/api-client/query';
import { MutationObserver } from '@tanstack/react-query';
import { loadMessages } from '../../app/i18n/messages.ts';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { failureText } from '../../app/parts/Failed.tsx';
import { showToast } from '../../app/toast-store.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { keyOfTitle, type ListedTitle } from '../my-list/listed-title.ts';
import { hideAtOnce, isPositionOf, type KnownPosition, refreshWatching } from './watching-query.ts';

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
      onClick: () => void undoMark(page, title, { watched, season, before, after }),
    },
  });
}

interface Done {
  readonly watched: boolean;
  readonly season: number | undefined;
  readonly before: TitleState | undefined;
  readonly after: TitleState;
}

async function undoMark(page: Page, title: ListedTitle, done: Done) {
  const { watched, season, before, after } = done;
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
    if (before?.place) await restorePosition(page, before.place);
  } catch (error) {
    showFailure(page, title, {
      error,
      outcome: watched ? 'notUnmarked' : 'notMarked',
      again: () => void undoMark(page, title, done),
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
  return new MutationObserver(queryClient, send(api, 'markWatched', { scope })).mutate({
    body,
  });
}

/** Optimistic: the title disappears from the started titles, and returns if the request fails. */
export async function stopWatching(
  page: Page,
  title: ListedTitle,
  place: KnownPosition,
): Promise<void> {
  const { api, queryClient, i18n, facts } = page;
  const putBack = hideAtOnce(page, (item) => isPositionOf(place, item.place));
  const played = { content_type: place.content_type, id: place.id };
  try {
    await loadMessages(page, 'watched');
    await new MutationObserver(queryClient, send(api, 'removeWatching')).mutate({
      body: played,
    });
  } catch (error) {
    putBack();
    showFailure(page, title, {
      error,
      outcome: 'notStopped',
      again: () => void stopWatching(page, title, place),
    });
    return;
  }
  const t = i18n.getFixedT(i18n.language, 'watched');
  const mayUndo =
    place.position_seconds > 0 ||
    (hasOperation(page, 'markWatched') && hasOperation(page, 'getTitleState'));
  showToast({
    id: `watched ${keyOfTitle(title)}`,
    text: sentence(namePhrase(title, facts.locale), (name) => t('stopped', { name })),
    ...(mayUndo && {
      action: { label: t('undo'), onClick: () => void undoStop(page, place) },
    }),
  });
}

async function undoStop(page: Page, place: KnownPosition): Promise<void> {
  const { position_seconds: position, episode_of: of } = place;
  try {
    if (position <= 0 && of) await watchBefore(page, of.series.id);
    else await restorePosition(page, place);
  } finally {
    refreshWatching(page);
  }
}

async function restorePosition({ api, queryClient }: Page, place: KnownPosition): Promise<void> {
  const { content_type, id, position_seconds, duration_seconds } = place;
  if (position_seconds <= 0) return;
  await new MutationObserver(queryClient, send(api, 'saveWatching')).mutate({
    body: { content_type, id, position_seconds, duration_seconds },
  });
}

/** An episode that was not started is listed because of the episode before it, so that one is marked as watched. */
async function watchBefore({ api, queryClient }: Page, id: string): Promise<void> {
  const series = { content_type: 'series', id } as const;
  const state = await queryClient.fetchQuery(ask(api, 'getTitleState', { path: series }));
  const last = state.watched_episodes?.at(-1);
  if (last === undefined) return;
  await new MutationObserver(queryClient, send(api, 'markWatched')).mutate({
    body: { ...series, watched: true, episodes: [last] },
  });
}

interface Failure {
  readonly error: unknown;
  readonly outcome: 'notMarked' | 'notUnmarked' | 'notStopped';
  readonly again: () => void;
}

function showFailure(page: Page, title: ListedTitle, { error, outcome, again }: Failure): void {
  // The session has ended. The page shows that by itself.
  if (isApiError(error) && error.status === 401) return;
  const { i18n, facts } = page;
  const t = i18n.getFixedT(i18n.language, 'watched');
  showToast({
    id: `watched ${keyOfTitle(title)}`,
    tone: 'danger',
    text: sentence(
      namePhrase(title, facts.locale),
      (name) => `${t(outcome, { name })} ${failureText(page, error)}`,
    ),
    action: { label: t('again'), onClick: again },
  });
}
