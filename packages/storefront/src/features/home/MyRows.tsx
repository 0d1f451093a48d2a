import type { Answer } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { fullNamePhrase } from '../../names/episode-names.ts';
import { sentence } from '../../names/phrases.ts';
import { ContentCard } from '../../titles/cards/ContentCard.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { NamedShelf, ShelfPlaceholder } from '../../titles/shelves/NamedShelf.tsx';
import * as styles from './MyRows.css.ts';

/** The rows that the server makes for the viewer. They are an addition to the page, so a failure shows no error. */
export function MyRows() {
  const page = usePage();
  const { data, isError } = useQuery(ask(page.api, 'listMyRows'));
  if (isError && !data) return null;
  if (!data) return <ShelfPlaceholder />;
  if (data.length === 0) return null;
  return (
    <div className={styles.rows}>
      {data.map((row) => (
        <MyRow key={`${row.kind} ${row.because?.content_type} ${row.because?.id}`} row={row} />
      ))}
    </div>
  );
}

function MyRow({ row }: { row: Answer<'listMyRows'>['data'][number] }) {
  const { t } = useTranslation('home-late');
  const page = usePage();
  const { kind, because, items } = row;
  const isWide = kind === 'new_episodes';
  const title = isWide
    ? t('newEpisodes')
    : because &&
      sentence(fullNamePhrase(because, page.facts.locale), (name) => t('because', { name }));
  const cards = cardsWithPage(page, items);
  // A later contract may have more kinds.
  if (!(isWide || kind === 'because_watched') || !title || cards.length === 0) return null;
  return (
    <NamedShelf title={title} item={isWide ? 'wide' : 'poster'} reservedHeight="facts">
      {cards.map((card) => (
        <ContentCard
          key={`${card.content_type}-${card.id}`}
          card={card}
          shape={isWide ? 'wide' : 'posters'}
        />
      ))}
    </NamedShelf>
  );
}
