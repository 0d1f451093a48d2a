import { ask } from '@parde/api-client/query';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { describeViewer } from '../../app/session/use-viewer.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import { isOpen, kidsCards, kidsThemes, supportsKidsMode, themeList } from './kids-lists.ts';
import { kidsTitleQuery, requireKidsAge } from './kids-titles.ts';
import { themeIn } from './theme-path.ts';

/** Any call may fail without failing the page: each row shows its own failure. */
export async function loadKidsHome(page: Page, { searchParams }: URL): Promise<void> {
  const { api, brand, facts, queryClient } = page;
  const age = requireKidsAge(page);
  if (!supportsKidsMode(page)) return;
  const user = ask(api, 'getUser', { query: { ref: brand.userRef } });
  const known = facts.signedIn ? queryClient.prefetchQuery(user) : undefined;
  const theme = themeIn(searchParams);
  if (theme) {
    const list = themeList(page, theme, age, cursorIn(searchParams));
    await Promise.all([queryClient.prefetchQuery(list), known]);
    return;
  }
  const rows = kidsThemes.map((each) => queryClient.prefetchQuery(themeList(page, each, age)));
  const watching =
    facts.signedIn &&
    hasOperation(page, 'listWatching') &&
    queryClient.prefetchQuery(ask(api, 'listWatching'));
  await Promise.all([...rows, known, watching]);
  const { subscribed } = describeViewer(
    facts,
    queryClient.getQueryData(user.queryKey),
    undefined,
  ).subscription;
  const newest = queryClient.getQueryData(themeList(page, 'new', age).queryKey);
  const first = kidsCards(newest?.items).find((card) => isOpen(card, subscribed));
  if (!first) return;
  await queryClient.prefetchQuery(kidsTitleQuery(page, { type: first.content_type, id: first.id }));
}
