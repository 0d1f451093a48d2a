import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearch } from '../../app/hooks/use-search.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { LinkTabs } from '../../app/parts/LinkTabs.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { titleKinds } from '../../titles/filter/title-query.ts';
import { useTitleChoice } from '../../titles/filter/use-title-choice.ts';
import { cursorIn } from '../../titles/grid/paged-list.ts';
import { FilteredTitles } from './FilteredTitles.tsx';
import { titleLists } from './title-lists.ts';

/** All films and series. */
export function CinemaScreen() {
  const { t } = useTranslation('catalogue');
  const search = useSearch();
  const { choice, hrefOf } = useTitleChoice();
  const list = titleLists.cinema(usePage(), search);
  const { data: page } = useQuery(list.page(cursorIn(search)));
  return (
    <>
      <PageHero
        title={t('cinema')}
        text={t('cinemaText')}
        posters={page?.items.map(({ poster }) => poster)}
      >
        <LinkTabs
          label={t('kind')}
          links={titleKinds.map((kind) => ({
            href: hrefOf({ kind }),
            label: t(`kinds.${kind}`),
            current: kind === choice.kind,
          }))}
        />
      </PageHero>
      <Sections>
        <FilteredTitles list={list} label={t(`kinds.${choice.kind}`)} />
      </Sections>
    </>
  );
}
