import { ask, askPages } from '@parde/api-client/query';
import { Container, Heading } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { data, useParams } from 'react-router';
import { useTranslation } from '../app/i18n/use-translation.ts';
import { definePage } from '../app/page/define-page.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { LinkTabs } from '../app/parts/LinkTabs.tsx';
import { Sections } from '../app/parts/Sections.tsx';
import * as styles from '../features/lists/MyListsScreen.css.ts';
import { MyTitles } from '../features/lists/MyTitles.tsx';
import { type MyListKey, myListIn, myListPath, myLists } from '../features/lists/my-lists.ts';
import { asArray } from '../titles/cards/valid-cards.ts';
import { nameOf } from '../words/names.ts';

export default definePage({
  namespace: 'my-lists',
  // Both may fail without failing the page.
  async data({ api, queryClient }, params) {
    const list = myListIn(params.list);
    if (!list) throw data(null, { status: 404 });
    await Promise.all([
      queryClient.prefetchQuery(ask(api, 'listMyLists')),
      queryClient.prefetchInfiniteQuery(askPages(api, 'listMyTitles', { path: { list } })),
    ]);
  },
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { brand: brand.name[facts.locale] }),
  }),
  Screen: MyLists,
});

function MyLists() {
  const list = myListIn(useParams().list);
  return list ? <MyListsScreen list={list} /> : null;
}

/** Falls back to our own names if the API sends no counts. */
function MyListsScreen({ list }: { list: MyListKey }) {
  const { t } = useTranslation('my-lists');
  const { api, facts } = usePage();
  const { data } = useQuery(ask(api, 'listMyLists'));
  const labelOf = (key: MyListKey) => {
    const known = asArray(data).find((each) => each?.list === key);
    if (!known) return t(`names.${key}`);
    return t('counted', { name: nameOf(known, facts.locale), count: known.count });
  };
  return (
    <Sections>
      <Container>
        <div className={styles.page}>
          <Heading level={1} size="lg">
            {t('myLists')}
          </Heading>
          <LinkTabs
            label={t('myLists')}
            links={myLists.map((key) => ({
              href: myListPath(key),
              label: labelOf(key),
              current: key === list,
            }))}
          />
          <MyTitles key={list} list={list} />
        </div>
      </Container>
    </Sections>
  );
}
