import { maySearch, readSearchTerm, searchTermMaxLength } from '@parde/domain';
import { SearchIcon } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { usePage } from '../../app/page/Storefront.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { kidsHome, path } from '../../paths.ts';
import { shelf } from './KidsCards.css.ts';
import { KidsGrid, KidsTitleCard } from './KidsCards.tsx';
import { KidsFrame, KidsGreeting } from './KidsFrame.tsx';
import { KidsHero } from './KidsHero.tsx';
import { KidsFailed, KidsMessage } from './KidsMessage.tsx';
import * as styles from './KidsSearch.css.ts';
import { KidsHeading, KidsRow } from './KidsShelf.tsx';
import { tiles } from './KidsSurface.css.ts';
import {
  isOpen,
  type KidsCard,
  kidsCards,
  themeList,
  useKidsAge,
  useOpenCards,
} from './kids-lists.ts';
import { cardKey, newest } from './kids-themes.ts';
import { kidsSearchPath, kidsSearchQuery } from './load-kids-pages.ts';

export function KidsSearchPage() {
  const { t } = useTranslation('kids-area');
  const term = readSearchTerm(useParams().search ?? '');
  return (
    <KidsFrame back={kidsHome} isSearch>
      <KidsGreeting name="owl">{t('searchTitle')}</KidsGreeting>
      <SearchForm key={term} term={term} />
      {maySearch(term) ? <Results term={term} /> : <Suggestions />}
    </KidsFrame>
  );
}

/** Without JavaScript the server redirects `?q=` to the term's address. Terms are not remembered. */
function SearchForm({ term }: { term: string }) {
  const { t } = useTranslation('kids-area');
  const navigate = useNavigate();
  const [isTooShort, setTooShort] = useState(false);
  const hint = useId();
  return (
    <search>
      <form
        className={styles.form}
        action={path('kids-search')}
        onSubmit={(event) => {
          event.preventDefault();
          // Read from the form, to include what was typed before hydration.
          const text = String(new FormData(event.currentTarget).get('q'));
          setTooShort(!maySearch(text));
          if (maySearch(text)) void navigate(kidsSearchPath(text));
        }}
      >
        <input
          type="search"
          name="q"
          className={styles.field}
          aria-label={t('searchTitle')}
          aria-describedby={isTooShort ? hint : undefined}
          placeholder={t('placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={searchTermMaxLength}
          dir="auto"
          defaultValue={term}
          onChange={() => setTooShort(false)}
        />
        <button type="submit" className={styles.submit} aria-label={t('search')}>
          <SearchIcon size="md" />
          <span className={styles.submitText}>{t('search')}</span>
        </button>
      </form>
      <p id={hint} role="status">
        {isTooShort ? t('tooShort') : null}
      </p>
    </search>
  );
}

const few = 4;

/** Pictures to choose from, if there is no search term or there are few results. */
function Suggestions({ found = [] }: { found?: readonly KidsCard[] }) {
  const { t } = useTranslation('kids-area');
  const openCards = useOpenCards();
  const { data } = useQuery(themeList(usePage(), newest, useKidsAge()));
  const known = new Set(found.map(cardKey));
  const others = openCards(data?.items).filter((card) => !known.has(cardKey(card)));
  return <KidsRow title={t('themes.new')} cards={others} />;
}

function Results({ term }: { term: string }) {
  const { t } = useTranslation('kids-area');
  const { subscribed } = useViewer().subscription;
  const { data, isError, refetch } = useQuery(kidsSearchQuery(usePage(), term, useKidsAge()));
  if (isError && !data) return <KidsFailed level={2} onRetry={refetch} />;
  const found = kidsCards(data?.items);
  const [first] = found;
  const isOnly = found.length === 1 && first && isOpen(first, subscribed);
  const grid = (
    <KidsGrid label={t('found')}>
      {found.map((card) => (
        <KidsTitleCard key={cardKey(card)} card={card} isOpen={isOpen(card, subscribed)} />
      ))}
    </KidsGrid>
  );
  return (
    <>
      {data && found.length === 0 ? (
        <KidsMessage
          level={2}
          character="elephant"
          title={t('notFound')}
          text={t('notFoundMore')}
        />
      ) : (
        <section className={`${shelf} ${tiles.mint}`}>
          <KidsHeading character="fox">{t('found')}</KidsHeading>
          {isOnly ? <KidsHero card={first} otherwise={grid} /> : grid}
        </section>
      )}
      {data && found.length < few ? <Suggestions found={found} /> : null}
    </>
  );
}
