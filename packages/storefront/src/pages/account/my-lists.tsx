import type { MyList } from '@parde/api-client';
import { ask, askPages } from '@parde/api-client/query';
import { Heading, VisuallyHidden } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { data, useParams } from 'react-router';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { prefetch, prefetchPages, when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import {
  AccountCards,
  accountPage,
  firstList,
  MyChannels,
  type MyListKey,
  MyTitles,
  myListIn,
  myListPath,
  myLists,
  prefetchCards,
} from '../../features/account/index.ts';
import type { PageId } from '../../paths.ts';
import { followingQuery } from '../../titles/my-list/my-list-query.ts';

export default accountPage({
  namespace: 'my-lists',
  // The answers may fail without failing the page.
  async data(page, params) {
    const { api, queryClient } = page;
    if (params.list !== undefined && !listIn(page, params.list)) throw data(null, { status: 404 });
    const counts = ask(api, 'listMyLists');
    const counted = prefetch(page, counts);
    const cards = prefetchCards(page);
    if (params.list === undefined) await counted;
    const list =
      listIn(page, params.list) ?? firstListThere(page, queryClient.getQueryData(counts.queryKey));
    await Promise.all([
      cards,
      counted,
      ...(list === 'following'
        ? [
            prefetchPages(page, askPages(api, 'listFollowing')),
            prefetch(page, followingQuery(api)),
            loadMessages(page, 'press'),
          ]
        : [
            prefetchPages(page, askPages(api, 'listMyTitles', { path: { list } })),
            prefetch(page, when(list === 'history', ask(api, 'listWatching'))),
            loadMessages(page, 'home-late'),
          ]),
    ]);
  },
  meta(_data, t, { i18n }, row) {
    const account = i18n.getFixedT(i18n.language, 'account');
    return { title: row.id === accountId ? account('accountTitle') : t('title') };
  },
  Screen: MyLists,
});

/** The row id of the account page. This page and the lists' pages share a screen, but have different names. */
const accountId: PageId = 'profile';

function MyLists() {
  const { list } = useParams();
  // The list stays visible when it becomes empty, until another address is opened.
  return <MyListsScreen key={list} listParam={list} />;
}

/** True if the list is available. Followed channels need their own operation. */
function isListThere(page: Page, list: MyListKey): boolean {
  return list !== 'following' || hasOperation(page, 'listFollowing');
}

function listIn(page: Page, name: string | undefined): MyListKey | undefined {
  const list = name === undefined ? undefined : myListIn(name);
  return list && isListThere(page, list) ? list : undefined;
}

function firstListThere(page: Page, counts: readonly MyList[] | undefined): MyListKey {
  return firstList(counts?.filter(({ list }) => isListThere(page, list)));
}

/** Shows the viewer's lists. Their names come from our messages, so that a list has the same name as its button. */
function MyListsScreen({ listParam }: { listParam: string | undefined }) {
  const { t } = useTranslation('my-lists');
  const { t: account } = useTranslation('account');
  const page = usePage();
  const isAccount = useRouteRow().id === accountId;
  const hasLists = useExistingPages().path('profile-list') !== undefined;
  const { data } = useQuery(ask(page.api, 'listMyLists'));
  const [first] = useState(() => firstListThere(page, data));
  const list = listIn(page, listParam) ?? first;
  // A server may not support followed channels.
  const offered = myLists
    .filter((key) => isListThere(page, key))
    .filter(
      (key) =>
        key !== 'following' || key === list || !data || data.some((each) => each.list === key),
    );
  const tabOf = (key: MyListKey) => {
    const count = data?.find((each) => each.list === key)?.count;
    return { label: t(`names.${key}`), count: count || undefined };
  };
  return (
    <>
      {isAccount ? (
        <>
          {/* Visually, the viewer's name is the heading. */}
          <VisuallyHidden as="h1">{account('account')}</VisuallyHidden>
          <AccountCards />
        </>
      ) : null}
      {hasLists ? (
        <>
          <Heading level={isAccount ? 2 : 1} size={isAccount ? 'md' : 'lg'}>
            {t('myLists')}
          </Heading>
          <LinkTabs
            preservesScroll
            label={t('myLists')}
            links={offered.map((key) => ({
              href: myListPath(key),
              ...tabOf(key),
              current: key === list,
            }))}
          />
          {list === 'following' ? <MyChannels /> : <MyTitles key={list} list={list} />}
        </>
      ) : null}
    </>
  );
}
