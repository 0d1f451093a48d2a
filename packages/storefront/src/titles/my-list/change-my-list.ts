import { isApiError, messageToShow } from '@parde/api-client';
import { send } from '@parde/api-client/query';
import { MutationObserver } from '@tanstack/react-query';
import type { Page } from '../../app/page/page.ts';
import { showToast } from '../../app/toast-store.ts';
import { nameOf } from '../../words/names.ts';
import { keyOfTitle, type ListedTitle } from './listed-title.ts';
import {
  myList,
  myListQuery,
  type PendingChange,
  pendingChanges,
  updateMyListCache,
} from './my-list-query.ts';

/** Optimistic: rolls back with a toast if the request fails, and returns false. The last of several presses wins. */
export async function changeMyList(
  page: Page,
  title: ListedTitle,
  isAdding: boolean,
): Promise<boolean> {
  const { api, queryClient } = page;
  const key = keyOfTitle(title);
  const pending: PendingChange = { isAdding };
  pendingChanges.set(key, pending);
  updateMyListCache(queryClient, api, { title, isIn: isAdding });
  const change = new MutationObserver(queryClient, {
    ...(isAdding ? send(api, 'addToMyList') : send(api, 'removeFromMyList')),
    // Requests run in the order of the presses.
    scope: { id: `my-list ${key}` },
  });
  try {
    await change.mutate({
      body: { list: myList, content_type: title.content_type, id: title.id },
    });
    return true;
  } catch (error) {
    // The session ended. The page will say so.
    const isSessionOver = isApiError(error) && error.status === 401;
    if (pendingChanges.get(key) === pending && !isSessionOver) {
      pendingChanges.delete(key);
      updateMyListCache(queryClient, api, { title, isIn: !isAdding });
      void queryClient.invalidateQueries({ queryKey: myListQuery(api).queryKey });
      showFailure(page, title, { isAdding, error });
    }
    return false;
  } finally {
    if (pendingChanges.get(key) === pending) pendingChanges.delete(key);
  }
}

function showFailure(
  page: Page,
  title: ListedTitle,
  { isAdding, error }: { isAdding: boolean; error: unknown },
): void {
  const { i18n, facts } = page;
  const t = i18n.getFixedT(facts.locale, 'menus');
  const name = nameOf(title, facts.locale);
  const serverMessage = isApiError(error) ? messageToShow(error, facts.locale) : undefined;
  const outcome = isAdding ? t('notAdded', { name }) : t('notRemoved', { name });
  showToast({
    id: `my-list ${keyOfTitle(title)}`,
    tone: 'danger',
    text: `${outcome} ${serverMessage ?? t('checkConnection')}`,
    action: { label: t('again'), onClick: () => void changeMyList(page, title, isAdding) },
  });
}
