import { maySearch, maySearchQuickly } from '@parde/domain';
import { CloseIcon, IconButton, SearchBox } from '@parde/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { saveRecentSearch } from '../../app/settings/recent-searches.ts';
import { searchPath } from '../../paths.ts';
import * as panelStyles from './panel.css.ts';
import { useQuickSearch, useSearchSuggestions } from './quick-search.tsx';
import * as styles from './SearchPanel.css.ts';

export function SearchPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['menus', 'shell']);
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const { results, status, loading, pathOf } = useQuickSearch(text);
  const { suggestions, termOf, pathOf: pathOfSuggestion } = useSearchSuggestions();

  useCloseRequest(onClose);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);

  const go = (to: string, term?: string) => {
    if (term !== undefined) saveRecentSearch(term);
    onClose();
    void navigate(to);
  };
  const choose = (id: string) => {
    const term = termOf(id);
    if (term !== undefined) return go(searchPath(term), term);
    const suggested = pathOfSuggestion(id);
    if (suggested !== undefined) return go(suggested);
    const path = pathOf(id);
    if (path !== undefined) go(path, text);
  };
  return (
    <div
      ref={panel}
      className={`${panelStyles.panel} ${panelStyles.panelPositions.over} ${styles.bar}`}
    >
      <div className={styles.inner}>
        <SearchBox
          inBar
          label={t('shell:search')}
          placeholder={t('searchPlaceholder')}
          clearLabel={t('clear')}
          resultsLabel={t('results')}
          value={text}
          onChange={setText}
          results={results}
          status={status}
          loading={loading}
          suggestions={suggestions}
          suggestionsLabel={t('suggestions')}
          suggesting={!maySearchQuickly(text)}
          all={{
            href: searchPath(text),
            label: t('allResults'),
            onClick: () => saveRecentSearch(text),
          }}
          onChoose={choose}
          onSubmit={() => {
            if (maySearch(text)) go(searchPath(text), text);
          }}
        />
        <IconButton label={t('closeSearch')} icon={<CloseIcon />} onClick={onClose} />
      </div>
    </div>
  );
}

/** Reports a close request from the device's button or gesture. Not all browsers support it. */
declare const CloseWatcher:
  | (new () => { onclose: (() => void) | null; destroy: () => void })
  | undefined;

/** Closes the panel on the device's back action on a phone, as in apps, without a history entry. */
function useCloseRequest(close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (typeof CloseWatcher === 'undefined') return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, []);
}
