import { myListsQuery } from '@parde/api-client/query';
import { Container, Heading } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { listOf } from '../../titles/cards/sound-cards.ts';
import { nameOf } from '../../words/names.ts';
import * as styles from './MyListsScreen.css.ts';
import { MyTitles } from './MyTitles.tsx';
import { type MyListKey, myListPath, myLists } from './my-lists.ts';

/** The viewer's own lists. Each is there by a name of ours where the API does not say how many are in it. */
export function MyListsScreen({ list }: { list: MyListKey }) {
  const { t } = useTranslation('my-lists');
  const { api, facts } = usePage();
  const { data } = useQuery(myListsQuery(api));
  const labelOf = (key: MyListKey) => {
    const known = listOf(data).find((each) => each?.list === key);
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
