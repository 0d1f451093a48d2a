import type { Movie } from '@parde/api-client';
import { formatDate, formatRelative, formatToman, type Locale } from '@parde/domain';
import { Container, Heading, Link, Stack } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/Storefront.tsx';
import { useNow } from '../../time/use-now.ts';
import { contentPath } from '../cards/content-path.ts';
import * as styles from './MovieFacts.css.ts';
import { type Named, nameOf } from './title-words.ts';

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** What the film is made of, in short lines. */
export function MovieFacts({ movie }: { movie: Movie }) {
  const { t } = useTranslation('movie');
  const { locale } = usePage().facts;
  const now = useNow();
  const isOut = Date.parse(movie.release_date) <= now;
  const facts: Fact[] = [
    {
      name: t('directedBy'),
      value: movie.directors.map((person, index) => (
        <span key={person.id}>
          {index > 0 ? separator[locale] : null}
          <Link href={contentPath('person', person.id)}>
            <bdi>{nameOf(person, locale)}</bdi>
          </Link>
        </span>
      )),
    },
    { name: t('countries'), value: listed(movie.countries, locale) },
    { name: t('languages'), value: listed(movie.languages, locale) },
    { name: t('subtitles'), value: listed(movie.subtitles, locale) },
    { name: t(isOut ? 'released' : 'releases'), value: formatDate(movie.release_date, locale) },
    { name: t('added'), value: formatRelative(movie.added_at, now, locale) },
    {
      name: t('qualities'),
      value:
        movie.qualities.length > 0 ? <bdi dir="ltr">{movie.qualities.join('\u00a0· ')}</bdi> : '',
    },
    { name: t('buy'), value: movie.price === null ? '' : formatToman(movie.price, locale) },
  ];
  return (
    <Container as="section">
      <Stack>
        <Heading level={2} size="md">
          {t('facts')}
        </Heading>
        <dl className={styles.facts}>
          {facts
            .filter(({ value }) => value !== '')
            .map(({ name, value }) => (
              <div key={name} className={styles.fact}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
        </dl>
      </Stack>
    </Container>
  );
}

const separator: Record<Locale, string> = { fa: '، ', en: ', ' };

function listed(things: readonly Named[], locale: Locale): string {
  return things.map((thing) => nameOf(thing, locale)).join(separator[locale]);
}
