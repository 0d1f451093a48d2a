import type { Answer } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { type PhrasesData, Stack } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { existingPages } from '../../app/page/existing-pages.ts';
import { storedForBack } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { fullNamePhrase } from '../../names/episode-names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { ContentCard } from '../../titles/cards/ContentCard.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { NamedShelf, ShelfPlaceholder } from '../../titles/shelves/NamedShelf.tsx';

/** The rows that the server makes for the viewer. They are an addition to the page, so a failure shows no error. */
export function MyRows() {
  const page = usePage();
  const { data, isError } = useQuery({ ...ask(page.api, 'listMyRows'), ...storedForBack });
  if (isError && !data) return null;
  if (!data) return <ShelfPlaceholder />;
  if (data.length === 0) return null;
  return (
    <Stack space="section">
      {data.map((row) => (
        <MyRow key={`${row.kind} ${row.because?.content_type} ${row.because?.id}`} row={row} />
      ))}
    </Stack>
  );
}

type Row = Answer<'listMyRows'>['data'][number];

function MyRow({ row }: { row: Row }) {
  const page = usePage();
  const reasonOf = useReason();
  const isWide = row.kind === 'new_episodes';
  const title = reasonOf(row);
  const cards = cardsWithPage(page, row.items);
  if (!title || cards.length === 0) return null;
  const { genrePath } = existingPages(page);
  return (
    <NamedShelf
      title={title}
      item={isWide ? 'wide' : 'poster'}
      reservedHeight="facts"
      allHref={row.genre ? genrePath(row.genre.key) : undefined}
    >
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

/** Returns the reason for a row, or undefined for a kind of a later contract. */
function useReason(): (row: Row) => PhrasesData | null | undefined {
  const { t } = useTranslation('home-late');
  const { locale } = usePage().facts;
  return ({ kind, because, genre }) => {
    const title = because && fullNamePhrase(because, locale);
    switch (kind) {
      case 'new_episodes':
        return t('newEpisodes');
      case 'because_watched':
        return title && sentence(title, (name) => t('because', { name }));
      case 'because_rated':
        return title && sentence(title, (name) => t('becauseRated', { name }));
      case 'because_genre':
        return genre && sentence(namePhrase(genre, locale), (name) => t('becauseGenre', { name }));
    }
  };
}
