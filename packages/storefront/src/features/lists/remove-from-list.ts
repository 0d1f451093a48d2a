import { isApiError, messageToShow } from '@parde/api-client';
import { askPages, send } from '@parde/api-client/query';
import { MutationObserver } from '@tanstack/react-query';
import type { Page } from '../../app/page/page.ts';
import { showToast } from '../../app/toast-store.ts';
import { keyOfTitle, type ListedTitle } from '../../titles/my-list/listed-title.ts';
import { nameOf } from '../../words/names.ts';
import type { MyListKey } from './my-lists.ts';

/** The lists that a viewer takes titles out of; what was bought stays bought. */
export type EditableList = Exclude<MyListKey, 'purchased'>;

/** Takes a title out of a list's page: at once, with the way back, and back by itself where it fails. */
export async function removeFromList(
  page: Page,
  list: EditableList,
  title: ListedTitle,
): Promise<void> {
  const { api, queryClient, i18n, facts } = page;
  const t = i18n.getFixedT(facts.locale, 'my-lists');
  const name = nameOf(title, facts.locale);
  const { content_type } = title;
  const { queryKey } = askPages(api, 'listMyTitles', { path: { list } });
  const before = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(
    queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((each) => ({
          ...each,
          // A film and a series may have the same id.
          items: each.items.filter(
            (card) => card.content_type !== content_type || card.id !== title.id,
          ),
        })),
      },
  );
  const id = `my-list ${keyOfTitle(title)}`;
  try {
    const remove = new MutationObserver(queryClient, send(api, 'removeFromMyList'));
    await remove.mutate({ body: { list, content_type, id: title.id } });
  } catch (error) {
    if (isApiError(error) && error.status === 401) return;
    queryClient.setQueryData(queryKey, before);
    const serverMessage = isApiError(error) ? messageToShow(error, facts.locale) : undefined;
    showToast({
      id,
      tone: 'danger',
      text: `${t('notRemoved', { name })} ${serverMessage ?? t('checkConnection')}`,
      action: { label: t('again'), onClick: () => void removeFromList(page, list, title) },
    });
    return;
  }
  showToast({
    id,
    text: t('removed', { name }),
    // Only watching puts a title into the history.
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
    const t = i18n.getFixedT(facts.locale, 'my-lists');
    const name = nameOf(title, facts.locale);
    showToast({
      id: `my-list ${keyOfTitle(title)}`,
      tone: 'danger',
      text: t('notPutBack', { name }),
    });
  }
}
