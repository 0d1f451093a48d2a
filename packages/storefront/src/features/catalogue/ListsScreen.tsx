import type { ListInfo } from '@parde/api-client';
import { Container, EmptyState, ListIcon, Skeleton } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../app/hooks/use-search.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { PageTrail } from '../../app/parts/PageTrail.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { path } from '../../paths.ts';
import { PagedGrid } from '../../titles/grid/PagedGrid.tsx';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import { nameOf } from '../../words/names.ts';
import { allLists } from './all-lists.ts';
import { CoverTile } from './CoverTile.tsx';

/** All lists: what editors have picked, then the genres. */
export function ListsScreen() {
  const { t } = useTranslation('catalogue');
  const list = allLists(usePage());
  const { data: page } = useQuery(list.page(cursorIn(useSearch())));
  return (
    <>
      <PageHero
        title={t('lists')}
        text={t('listsText')}
        picture={page?.items.find(({ cover }) => cover)?.cover}
        above={<PageTrail trail={[]} name={t('lists')} path={path('lists')} />}
      />
      <Sections>
        <Container>
          <PagedGrid
            list={list}
            item="wide"
            label={t('lists')}
            renderItem={(info) => <ListTile list={info} />}
            placeholder={<Skeleton shape="wide" />}
            empty={<EmptyState icon={<ListIcon />} title={t('noLists')} text={t('emptyMore')} />}
          />
        </Container>
      </Sections>
    </>
  );
}

function ListTile({ list }: { list: ListInfo }) {
  const { t } = useTranslation('catalogue');
  const { locale } = usePage().facts;
  return (
    <CoverTile
      href={path('lists', { list: list.id })}
      title={nameOf(list, locale)}
      note={t('titles', { count: list.count })}
      picture={list.cover}
    />
  );
}
