import { type Card, isApiError } from '@parde/api-client';
import { askPages, send } from '@parde/api-client/query';
import { MutationObserver } from '@tanstack/react-query';
import type { Page } from '../../app/page/page.ts';
import { failureText } from '../../app/parts/Failed.tsx';
import { showToast } from '../../app/toast-store.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { keyOfTitle, type ListedTitle } from '../../titles/my-list/listed-title.ts';
import type { TitleListKey } from './my-lists.ts';

/** Purchases cannot be removed. */
export type EditableList = Exclude<TitleListKey, 'purchased'>;

/** Optimistic: the title leaves the list at once and comes back if the request fails. */
export async function removeFromList(
  page: Page,
  list: EditableList,
  title: ListedTitle,
): Promise<void> {
  const { api, queryClient, i18n, facts } = page;
  const t = i18n.getFixedT(i18n.language, 'my-lists');
  const name = namePhrase(title, facts.locale);
  const { content_type } = title;
  // Ids are unique only within a type.
  const isIt = (card: Card) => card.content_type === content_type && card.id === title.id;
  const { queryKey } = askPages(api, 'listMyTitles', { path: { list } });
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(
    queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((each) => ({
          ...each,
          items: each.items.filter((card) => !isIt(card)),
        })),
      },
  );
  const id = `my-list ${keyOfTitle(title)}`;
  try {
    const remove = new MutationObserver(queryClient, send(api, 'removeFromMyList'));
    await remove.mutate({ body: { list, content_type, id: title.id } });
  } catch (error) {
    if (isApiError(error) && error.status === 401) return;
    // Restores only this title, because other titles may have been removed since, and the list may have been refetched.
    queryClient.setQueryData(queryKey, (data) => {
      if (!data || data.pages.some(({ items }) => items.some(isIt))) return data;
      return {
        ...data,
        pages: data.pages.map((each, index) => {
          const old = before?.pages[index]?.items ?? [];
          const itemIndex = old.findIndex(isIt);
          const card = old[itemIndex];
          if (!card) return each;
          return {
            ...each,
            items: [...each.items.slice(0, itemIndex), card, ...each.items.slice(itemIndex)],
          };
        }),
      };
    });
    showToast({
      id,
      tone: 'danger',
      text: sentence(
        name,
        (nameText) => `${t('notRemoved', { name: nameText })} ${failureText(page, error)}`,
      ),
      action: { label: t('again'), onClick: () => void removeFromList(page, list, title) },
    });
    return;
  }
  showToast({
    id,
    text: sentence(name, (nameText) => t('removed', { name: nameText })),
    // Only watching adds to the history, so a removal from it cannot be undone.
    ...(list !== 'history' && {
      action: { label: t('undo'), onClick: () => void undo(page, list, title) },
    }),
  });
}

async function undo(
  { api, queryClient, i18n, facts }: Page,
  list: Exclude<EditableList, 'history'>,
  title: ListedTitle,
): Promise<void> {
  try {
    const add = new MutationObserver(queryClient, send(api, 'addToMyList'));
    await add.mutate({ body: { list, content_type: title.content_type, id: title.id } });
  } catch {
    const t = i18n.getFixedT(i18n.language, 'my-lists');
    const name = namePhrase(title, facts.locale);
    showToast({
      id: `my-list ${keyOfTitle(title)}`,
      tone: 'danger',
      text: sentence(name, (nameText) => t('notPutBack', { name: nameText })),
    });
  }
}
