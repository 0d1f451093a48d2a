import { ask, send } from '@parde/api-client/query';
import { MutationObserver } from '@tanstack/react-query';
import { loadMessages } from '../../app/i18n/messages.ts';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { showToast } from '../../app/toast-store.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { keyOfTitle, type ListedTitle } from '../my-list/listed-title.ts';
import { showFailure } from './show-failure.ts';
import { hideAtOnce, isPositionOf, type KnownPosition, refreshWatching } from './watching-query.ts';

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
      action: { label: t('undo'), onClick: () => void undo(page, place) },
    }),
  });
}

async function undo(page: Page, place: KnownPosition): Promise<void> {
  const { api, queryClient } = page;
  const { content_type, id, position_seconds, duration_seconds, episode_of: of } = place;
  try {
    if (position_seconds > 0) {
      await new MutationObserver(queryClient, send(api, 'saveWatching')).mutate({
        body: { content_type, id, position_seconds, duration_seconds },
      });
    } else if (of) await watchBefore(page, of.series.id);
  } finally {
    refreshWatching(page);
  }
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
