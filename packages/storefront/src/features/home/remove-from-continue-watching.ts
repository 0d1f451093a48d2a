import { type Input, isApiError, messageToShow, type WatchingItem } from '@parde/api-client';
import { ask, send } from '@parde/api-client/query';
import { MutationObserver } from '@tanstack/react-query';
import type { Page } from '../../app/page/page.ts';
import { showToast } from '../../app/toast-store.ts';
import { namePhrase, sentence } from '../../words/phrases.ts';

/** Optimistic: the title leaves the shelf at once and comes back if the request fails. */
export async function removeFromContinueWatching(
  page: Page,
  { card, place }: WatchingItem,
): Promise<void> {
  const { api, queryClient, i18n, facts } = page;
  const t = i18n.getFixedT(facts.locale, 'home-late');
  const name = namePhrase(place.episode_of?.series ?? card, facts.locale);
  const { queryKey } = ask(api, 'listWatching');
  /** Ids are unique only within a type. */
  const isOther = (item: WatchingItem) =>
    item.card.content_type !== card.content_type || item.card.id !== card.id;
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(
    queryKey,
    (data) => data && { ...data, items: data.items.filter(isOther) },
  );
  const id = `watching ${card.content_type} ${card.id}`;
  const title = { content_type: place.content_type, id: place.id };
  try {
    await new MutationObserver(queryClient, send(api, 'removeWatching')).mutate({ body: title });
  } catch (error) {
    if (isApiError(error) && error.status === 401) return;
    queryClient.setQueryData(queryKey, before);
    const serverMessage = isApiError(error) ? messageToShow(error, facts.locale) : undefined;
    showToast({
      id,
      tone: 'danger',
      text: sentence(
        name,
        (said) => `${t('notStopped', { name: said })} ${serverMessage ?? t('checkConnection')}`,
      ),
      action: {
        label: t('again'),
        onClick: () => void removeFromContinueWatching(page, { card, place }),
      },
    });
    return;
  }
  const { position_seconds, duration_seconds } = place;
  showToast({
    id,
    text: sentence(name, (said) => t('stopped', { name: said })),
    // An episode that was not started has no position to restore.
    ...(position_seconds > 0 && {
      action: {
        label: t('undo'),
        onClick: () => void undo(page, { ...title, position_seconds, duration_seconds }),
      },
    }),
  });
}

async function undo(
  { api, queryClient }: Page,
  place: Input<'saveWatching'>['body'],
): Promise<void> {
  try {
    await new MutationObserver(queryClient, send(api, 'saveWatching')).mutate({ body: place });
  } finally {
    void queryClient.invalidateQueries({ queryKey: ask(api, 'listWatching').queryKey });
  }
}
