import type { Movie } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { formatToman, type TitleDecision } from '@parde/domain';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { definePage } from '../../app/page/define-page.ts';
import { JsonLd } from '../../app/page/JsonLd.tsx';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { LazyComments } from '../../features/title/comments/LazyComments.tsx';
import { FactList } from '../../features/title/FactList.tsx';
import { FullRateNotice } from '../../features/title/FullRateNotice.tsx';
import { loadTitle } from '../../features/title/load-title.ts';
import { PeopleShelf } from '../../features/title/PeopleShelf.tsx';
import { playTarget } from '../../features/title/play-targets.ts';
import { TitlePlaceholder } from '../../features/title/TitlePlaceholder.tsx';
import { TitleTop } from '../../features/title/TitleTop.tsx';
import { movieJsonLd } from '../../features/title/title-json-ld.ts';
import { titleMeta } from '../../features/title/title-meta.ts';
import { useFacts } from '../../features/title/use-facts.tsx';
import { useTitle } from '../../features/title/use-title.ts';
import { useTitleState } from '../../features/title/use-title-state.ts';
import { CardShelf } from '../../titles/cards/CardShelf.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { useTitleOffer } from '../../titles/use-title-offer.ts';

export default definePage({
  namespace: 'title',
  data: (page, { id = '' }) =>
    loadTitle(page, { type: 'movie', id }, ask(page.api, 'getMovie', { path: { id } })),
  meta: (movie, t, page) => titleMeta(movie, t, page),
  Screen: MovieRoute,
});

function MovieRoute() {
  const { id = '' } = useParams();
  return <MovieScreen key={id} id={id} />;
}

function MovieScreen({ id }: { id: string }) {
  const { api } = usePage();
  const known = useTitle({ type: 'movie', id }, ask(api, 'getMovie', { path: { id } }));
  if (!known.title) return <TitlePlaceholder card={known.card} />;
  return <MoviePage movie={known.title} />;
}

function MoviePage({ movie }: { movie: Movie }) {
  const { t } = useTranslation('title');
  const page = usePage();
  const title = { ...movie, type: 'movie' } as const;
  const offer = useTitleOffer(title);
  const place = useTitleState(title)?.place;
  const similar = cardsWithPage(page, movie.similar);
  return (
    <>
      <JsonLd>{import.meta.env.SSR ? movieJsonLd(movie, page) : undefined}</JsonLd>
      <TitleTop
        title={title}
        offer={offer}
        play={playTarget(title, place, t)}
        directors={movie.directors}
        place={place}
      />
      <Sections>
        <FullRateNotice decision={offer.decision} />
        <MovieFacts movie={movie} decision={offer.decision} />
        <PeopleShelf title={t('cast')} people={movie.actors} />
        {similar.length > 0 ? (
          <CardShelf title={t('similar')} shape="posters" cards={similar} />
        ) : null}
        <LazyComments type="movie" id={movie.id} />
      </Sections>
    </>
  );
}

interface MovieFactsProps {
  movie: Movie;
  decision: TitleDecision | undefined;
}

function MovieFacts({ movie, decision }: MovieFactsProps) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const facts = useFacts();
  const isPriceShown = decision?.actions.some(
    (action) => action.kind === 'buy' && action.price !== undefined,
  );
  return (
    <FactList
      facts={[
        facts.original(movie),
        facts.countries(movie.countries),
        ...facts.spoken(movie),
        facts.accessible(movie),
        facts.release(movie.release_date, {
          past: 'released',
          coming: 'releases',
        }),
        facts.added(movie.added_at),
        facts.qualities(movie.qualities),
        {
          name: t('buy'),
          value: movie.price === null || isPriceShown ? '' : formatToman(movie.price, locale),
        },
      ]}
    />
  );
}
