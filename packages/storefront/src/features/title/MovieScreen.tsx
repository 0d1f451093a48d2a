import type { Movie } from '@parde/api-client';
import { movieQuery } from '@parde/api-client/query';
import { formatDuration, formatToman, formatYear } from '@parde/domain';
import { useTranslation } from 'react-i18next';
import { JsonLd } from '../../app/page/JsonLd.tsx';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { CardShelf } from '../../titles/cards/CardShelf.tsx';
import { useTitleOffer } from '../../titles/use-title-offer.ts';
import { CommentsPlace } from './comments/CommentsPlace.tsx';
import { FactList } from './FactList.tsx';
import { FullRateNotice } from './FullRateNotice.tsx';
import { PeopleShelf } from './PeopleShelf.tsx';
import { playTarget } from './play-targets.ts';
import { TitlePlaceholder } from './TitlePlaceholder.tsx';
import { TitleTop } from './TitleTop.tsx';
import { movieJsonLd } from './title-json-ld.ts';
import { useFacts } from './use-facts.tsx';
import { useTitle } from './use-title.ts';
import { useTitleMeta } from './use-title-meta.tsx';
import { useTitleState } from './use-title-state.ts';
import { Watched } from './Watched.tsx';

/** A film's page. */
export function MovieScreen({ id }: { id: string }) {
  const { api } = usePage();
  const known = useTitle({ type: 'movie', id }, movieQuery(api, { id }));
  if (!known.title) return <TitlePlaceholder card={known.card} />;
  return <MoviePage movie={known.title} />;
}

function MoviePage({ movie }: { movie: Movie }) {
  const { t } = useTranslation('title');
  const page = usePage();
  const { locale } = page.facts;
  const title = { ...movie, type: 'movie' } as const;
  const offer = useTitleOffer(title);
  const place = useTitleState(title)?.place;
  const meta = useTitleMeta(movie, [
    { id: 'year', content: formatYear(movie.year, locale) },
    { id: 'duration', content: formatDuration(movie.duration_minutes, locale) },
  ]);
  return (
    <>
      <JsonLd>{import.meta.env.SSR ? movieJsonLd(movie, page) : undefined}</JsonLd>
      <TitleTop
        title={title}
        offer={offer}
        play={playTarget(title, place, t)}
        meta={meta}
        below={<Watched place={place} />}
      />
      <Sections>
        <FullRateNotice decision={offer.decision} />
        <MovieFacts movie={movie} />
        <PeopleShelf title={t('cast')} people={movie.actors} />
        {movie.similar.length > 0 ? (
          <CardShelf title={t('similar')} shape="posters" cards={movie.similar} />
        ) : null}
        <CommentsPlace type="movie" id={movie.id} />
      </Sections>
    </>
  );
}

function MovieFacts({ movie }: { movie: Movie }) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const facts = useFacts();
  return (
    <FactList
      facts={[
        facts.directors(movie.directors),
        facts.countries(movie.countries),
        ...facts.spoken(movie),
        {
          name: t(facts.isPast(movie.release_date) ? 'released' : 'releases'),
          value: facts.day(movie.release_date),
        },
        facts.added(movie.added_at),
        facts.qualities(movie.qualities),
        { name: t('buy'), value: movie.price === null ? '' : formatToman(movie.price, locale) },
      ]}
    />
  );
}
