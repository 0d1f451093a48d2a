import { maySearch, readSearchTerm } from '@parde/domain';
import { ClockIcon, CloseIcon, Heading, IconButton, SearchBox } from '@parde/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { saveRecentSearch, useRecentSearches } from '../../app/settings/recent-searches.ts';
import { searchPath } from '../../paths.ts';
import * as panelStyles from './panel.css.ts';
import * as styles from './SearchPanel.css.ts';
import { useQuickSearch } from './use-quick-search.tsx';

export function SearchPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['menus', 'shell']);
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const recent = useRecentSearches();
  const recentId = useId();
  const { results, status, loading, pathOf } = useQuickSearch(text);

  useEffect(() => panel.current?.querySelector('input')?.focus(), []);

  const go = (to: string) => {
    saveRecentSearch(text);
    onClose();
    void navigate(to);
  };
  return (
    <div ref={panel} className={`${panelStyles.panel} ${panelStyles.places.over}`}>
      <div className={styles.inner}>
        <SearchBox
          label={t('shell:search')}
          placeholder={t('searchPlaceholder')}
          clearLabel={t('clear')}
          resultsLabel={t('results')}
          value={text}
          onChange={setText}
          results={results}
          status={status}
          loading={loading}
          all={{
            href: searchPath(text),
            label: t('allResults'),
            onClick: () => saveRecentSearch(text),
          }}
          onChoose={(id) => {
            const path = pathOf(id);
            if (path !== undefined) go(path);
          }}
          onSubmit={() => {
            if (maySearch(text)) go(searchPath(text));
          }}
        />
        <IconButton label={t('closeSearch')} icon={<CloseIcon />} onClick={onClose} />
        {readSearchTerm(text) === '' && recent.length > 0 ? (
          <section className={styles.recent} aria-labelledby={recentId}>
            <Heading level={2} size="sm" id={recentId}>
              {t('recentSearches')}
            </Heading>
            <ul className={styles.terms}>
              {recent.map((term) => (
                <li key={term}>
                  <a
                    href={searchPath(term)}
                    className={styles.term}
                    onClick={() => saveRecentSearch(term)}
                  >
                    <span className={styles.sign}>
                      <ClockIcon />
                    </span>
                    <ServerText>{term}</ServerText>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </div>
  );
}
