import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/Storefront.tsx';
import { Sections } from '../../shell/Sections.tsx';
import { FilteredTitles } from './FilteredTitles.tsx';
import { titleKinds } from './filter/title-query.ts';
import { useTitleChoice } from './filter/use-title-choice.ts';
import { cursorIn } from './grid/paged-list.ts';
import { LinkTabs } from './LinkTabs.tsx';
import { PageHero } from './PageHero.tsx';
import { titleLists } from './title-lists.ts';
import { useSearch } from './use-search.ts';

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
