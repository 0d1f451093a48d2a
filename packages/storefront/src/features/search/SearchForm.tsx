import { maySearch, searchTermMaxLength } from '@parde/domain';
import { Button, SearchIcon, TextField } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { saveRecentSearch } from '../../app/settings/recent-searches.ts';
import { path, searchPath } from '../../paths.ts';
import * as styles from './SearchScreen.css.ts';

/** Without JavaScript the server redirects `?q=` to the term's address. */
export function SearchForm({ term }: { term: string }) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const [isEmpty, setEmpty] = useState(term === '');
  const [isTooShort, setTooShort] = useState(false);
  return (
    <search>
      <form
        className={styles.form}
        action={path('search')}
        onSubmit={(event) => {
          event.preventDefault();
          // Read from the form, to include what was typed before hydration.
          const text = String(new FormData(event.currentTarget).get('q'));
          setTooShort(!maySearch(text));
          if (!maySearch(text)) return;
          saveRecentSearch(text);
          void navigate(searchPath(text));
        }}
      >
        <TextField
          type="search"
          name="q"
          label={t('term')}
          hidesLabel
          placeholder={t('placeholder')}
          start={<SearchIcon />}
          end={
            <Button type="submit" variant="primary" size="sm">
              {t('search')}
            </Button>
          }
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchTermMaxLength}
          dir={isEmpty ? undefined : 'auto'}
          defaultValue={term}
          error={isTooShort ? t('tooShort') : undefined}
          onChange={({ target }) => {
            setTooShort(false);
            setEmpty(target.value === '');
          }}
        />
      </form>
    </search>
  );
}
