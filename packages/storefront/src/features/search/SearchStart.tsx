import { PersonCard } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { namePhrase } from '../../names/phrases.ts';
import { contentPath, path } from '../../paths.ts';
import { ContentCard } from '../../titles/cards/ContentCard.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { NamedShelf } from '../../titles/shelves/NamedShelf.tsx';
import { TopShelf } from '../../titles/shelves/TopShelf.tsx';
import { GenreTiles } from './GenreTiles.tsx';
import { startQueries, startSections } from './start-queries.ts';

/** The page before a letter is typed: titles that others watch, and links by genre, by person and by date. */
export function SearchStart() {
  const has = startSections(usePage());
  return (
    <>
      {has.top ? <TopShelf /> : null}
      {has.genres ? <GenreTiles /> : null}
      {has.newest ? <Newest /> : null}
      {has.people ? <People /> : null}
    </>
  );
}

function Newest() {
  const { t } = useTranslation('search');
  const page = usePage();
  const { data } = useQuery(startQueries.newest(page));
  const cards = cardsWithPage(page, data?.items);
  if (cards.length === 0) return null;
  return (
    <NamedShelf
      title={t('newest')}
      item="poster"
      reservedHeight="facts"
      allHref={hasPage(page, 'cinema') ? `${path('cinema')}?sort=newest` : undefined}
    >
      {cards.map((card) => (
        <ContentCard
          key={`${card.content_type}-${card.id}`}
          // All titles of this shelf are new.
          card={card.badge === 'new' ? { ...card, badge: null } : card}
          shape="posters"
        />
      ))}
    </NamedShelf>
  );
}

function People() {
  const { t } = useTranslation('search');
  const page = usePage();
  const { data } = useQuery(startQueries.people(page));
  const people = data?.items ?? [];
  if (people.length === 0) return null;
  return (
    <NamedShelf title={t('people')} item="person" allHref={path('iranian-actors')}>
      {people.map((person) => (
        <PersonCard
          key={person.id}
          href={contentPath('person', person.id)}
          name={namePhrase(person, page.facts.locale)}
          picture={person.picture}
        />
      ))}
    </NamedShelf>
  );
}
