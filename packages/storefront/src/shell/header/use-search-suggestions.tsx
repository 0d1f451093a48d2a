import { ask } from '@parde/api-client/query';
import { formatTitleYears } from '@parde/domain';
import type { SearchBoxProps } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hasOperation, hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import {
  clearRecentSearches,
  forgetRecentSearch,
  useRecentSearches,
} from '../../app/settings/recent-searches.ts';
import { useContentFilter } from '../../app/settings/settings.ts';
import { titleLines } from '../../names/episode-names.ts';
import { genreName } from '../../names/menu-names.ts';
import { phrase, sentence } from '../../names/phrases.ts';
import { contentPath, genrePath, path } from '../../paths.ts';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import * as styles from './SearchPanel.css.ts';

/** Few enough to fit on a phone with its keyboard open. */
const titlesShown = 4;
const genresShown = 8;

const recentId = 'recent-';

/** Returns the suggestions before the first letter: the viewer's recent terms, titles that others watch, and genres. */
export function useSearchSuggestions() {
  const { t } = useTranslation('menus');
  const page = usePage();
  const { api, facts } = page;
  const [filter] = useContentFilter();
  const recent = useRecentSearches();
  const { data: top } = useQuery({
    ...ask(api, 'getTop', { query: filter }),
    enabled: hasOperation(page, 'getTop'),
  });
  const titles = cardsWithPage(page, top?.top).slice(0, titlesShown);
  const idOf = ({ content_type, id }: (typeof titles)[number]) => `top-${content_type}-${id}`;

  const suggestions: SearchBoxProps['suggestions'] = {
    recent: {
      label: t('recentSearches'),
      terms: recent.map((term) => ({
        id: recentId + term,
        text: phrase(term, facts.locale),
        removeLabel: sentence(phrase(term, facts.locale), (name) => t('forget', { name })),
      })),
      onRemove: (id) => forgetRecentSearch(id.slice(recentId.length)),
      clearLabel: t('clearRecent'),
      onClear: clearRecentSearches,
    },
    results: {
      label: t('mostWatched'),
      items: titles.map((card) => {
        const { title, subtitle } = titleLines(card, facts.locale);
        const year = formatTitleYears(card, facts.locale);
        return {
          id: idOf(card),
          title,
          meta: subtitle ?? [t(`kind.${card.content_type}`), ...(year ? [year] : [])].join(' · '),
          picture: card.poster,
        };
      }),
    },
    more: <SearchEntries />,
  };
  return {
    suggestions,
    termOf: (id: string) => recent.find((term) => recentId + term === id),
    pathOf: (id: string) => {
      const card = titles.find((each) => idOf(each) === id);
      return card && contentPath(card.content_type, card.id);
    },
  };
}

/** Links to further pages, for viewers who do not search for a term. */
function SearchEntries() {
  const { t } = useTranslation('menus');
  const page = usePage();
  const id = useId();
  const { data: genres } = useQuery({
    ...ask(page.api, 'getGenres'),
    enabled: hasOperation(page, 'getGenres') && hasPage(page, 'genre'),
  });
  const links = [
    ...(hasPage(page, 'cinema') ? [[`${path('cinema')}?sort=newest`, t('newest')] as const] : []),
    ...(hasPage(page, 'iranian-actors') ? [[path('iranian-actors'), t('casts')] as const] : []),
    ...Object.entries(genres ?? {})
      .slice(0, genresShown)
      .map(([key, name]) => [genrePath(key), genreName(key, { name_fa: name }, page)] as const),
  ];
  return (
    <nav aria-labelledby={id}>
      <p className={styles.label} id={id}>
        {t('waysIn')}
      </p>
      <ul className={styles.entryLinks}>
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={href} className={styles.entryLink}>
              <ServerText>{label}</ServerText>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
