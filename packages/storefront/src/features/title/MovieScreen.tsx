import { movieQuery } from '@parde/api-client/query';
import { formatDuration, formatNumber, formatYear } from '@parde/domain';
import {
  Badge,
  ButtonLink,
  Inline,
  MetaLine,
  type MetaLineItem,
  PlayIcon,
  Rating,
  TitleHero,
} from '@parde/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/Storefront.tsx';
import { Sections } from '../../shell/Sections.tsx';
import { CardShelf } from '../cards/CardShelf.tsx';
import { MovieFacts } from './MovieFacts.tsx';
import { PeopleShelf } from './PeopleShelf.tsx';
import { nameOf, summaryOf } from './title-words.ts';

/** A film's page. Its route has put the film into the cache before this is drawn. */
export function MovieScreen({ id }: { id: string }) {
  const { t } = useTranslation(['movie', 'shell']);
  const { api, facts } = usePage();
  const { locale } = facts;
  const { data: movie } = useSuspenseQuery(movieQuery(api, { id }));
  const otherName = locale === 'en' ? movie.name_fa : movie.name_en;
  const title = nameOf(movie, locale);
  const meta: MetaLineItem[] = [
    { id: 'year', content: formatYear(movie.year, locale) },
    { id: 'duration', content: formatDuration(movie.duration_minutes, locale) },
    {
      id: 'age',
      content: movie.age_rating > 0 ? t('age', { age: movie.age_rating }) : t('everyone'),
    },
    ...movie.genres.map((genre) => ({ id: genre.key, content: nameOf(genre, locale) })),
  ];
  if (movie.rating) {
    const { average } = movie.rating;
    const label = t('shell:card.rating', { average });
    meta.unshift({
      id: 'rating',
      content: <Rating value={formatNumber(average, locale)} label={label} />,
    });
  }
  return (
    <>
      <TitleHero
        title={title}
        originalTitle={otherName && otherName !== title ? otherName : undefined}
        backdrop={movie.backdrop}
        poster={movie.poster}
        badge={
          <Inline space="xs">
            {movie.badge ? <Badge tone="accent">{t(`shell:card.${movie.badge}`)}</Badge> : null}
            <Badge tone="media">{t(`access.${movie.access}`)}</Badge>
          </Inline>
        }
        meta={<MetaLine items={meta} />}
        summary={summaryOf(movie, locale)}
        actions={
          <ButtonLink
            href={`/movie/show/${movie.id}`}
            variant="primary"
            size="lg"
            icon={<PlayIcon />}
          >
            {t('watch')}
          </ButtonLink>
        }
      />
      <Sections>
        <MovieFacts movie={movie} />
        <PeopleShelf title={t('cast')} people={movie.actors} />
        {movie.similar.length > 0 ? (
          <CardShelf title={t('similar')} shape="posters" cards={movie.similar} />
        ) : null}
      </Sections>
    </>
  );
}
