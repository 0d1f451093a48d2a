import { type ApiClient, isApiError } from '@parde/api-client';
import { send } from '@parde/api-client/query';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { loadMessages } from '../../app/i18n/messages.ts';
import type { Page } from '../../app/page/page.ts';
import { failureText } from '../../app/parts/Failed.tsx';
import { showToast } from '../../app/toast-store.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { keyOfTitle, type Listed } from './listed-title.ts';
import {
  followingQuery,
  myList,
  myListQuery,
  type PendingChange,
  pendingChanges,
} from './my-list-query.ts';

/**
 * Changes the list optimistically. If the request fails, rolls back, shows a toast and returns false. The last of
 * several clicks wins.
 */
export async function changeMyList(page: Page, item: Listed, isAdding: boolean): Promise<boolean> {
  const { api, queryClient } = page;
  const key = keyOfTitle(item);
  const { queryKey } = item.content_type === 'channel' ? followingQuery(api) : myListQuery(api);
  const show = (isIn: boolean) =>
    queryClient.setQueryData<readonly string[]>(queryKey, (before = []) => {
      const others = before.filter((each) => each !== key);
      return isIn ? [...others, key] : others;
    });
  const pending: PendingChange = { isAdding };
  pendingChanges.set(key, pending);
  show(isAdding);
  try {
    await request(queryClient, api, item, isAdding);
    return true;
  } catch (error) {
    // The session has ended. The page shows that by itself.
    const isSessionOver = isApiError(error) && error.status === 401;
    if (pendingChanges.get(key) === pending && !isSessionOver) {
      pendingChanges.delete(key);
      show(!isAdding);
      void queryClient.invalidateQueries({ queryKey });
      showFailure(page, item, { isAdding, error });
    }
    return false;
  } finally {
    if (pendingChanges.get(key) === pending) pendingChanges.delete(key);
  }
}

function request(queryClient: QueryClient, api: ApiClient, item: Listed, isAdding: boolean) {
  const { content_type, id } = item;
  // Requests run in the order of the clicks.
  const scope = { id: `my-list ${keyOfTitle(item)}` };
  if (content_type === 'channel') {
    const change = send(api, isAdding ? 'followChannel' : 'unfollowChannel', { scope });
    return new MutationObserver(queryClient, change).mutate({ body: { id } });
  }
  const change = send(api, isAdding ? 'addToMyList' : 'removeFromMyList', { scope });
  return new MutationObserver(queryClient, change).mutate({
    body: { list: myList, content_type, id },
  });
}

function showFailure(
  page: Page,
  item: Listed,
  { isAdding, error }: { isAdding: boolean; error: unknown },
): void {
  const { i18n, facts } = page;
  const t = i18n.getFixedT(i18n.language, 'menus');
  const outcomes = isAdding
    ? ({ title: 'notAdded', channel: 'notFollowed' } as const)
    : ({ title: 'notRemoved', channel: 'notUnfollowed' } as const);
  const outcome = outcomes[item.content_type === 'channel' ? 'channel' : 'title'];
  showToast({
    id: `my-list ${keyOfTitle(item)}`,
    tone: 'danger',
    text: sentence(
      namePhrase(item, facts.locale),
      (name) => `${t(outcome, { name })} ${failureText(page, error)}`,
    ),
    action: { label: t('again'), onClick: () => void changeMyList(page, item, isAdding) },
  });
}

export async function addToMyList(page: Page, title: Listed): Promise<void> {
  const { i18n, facts } = page;
  await loadMessages(page, 'menus');
  if (!(await changeMyList(page, title, true))) return;
  const t = i18n.getFixedT(i18n.language, 'menus');
  showToast({
    id: `my-list ${keyOfTitle(title)}`,
    tone: 'success',
    text: sentence(namePhrase(title, facts.locale), (name) =>
      t(title.content_type === 'channel' ? 'followed' : 'added', { name }),
    ),
  });
}
