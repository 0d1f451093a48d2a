import type { Movie } from '@parde/api-client';
import { formatDate, formatRelative } from '@parde/domain';
import { Container, Heading, Phrase, Stack } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../app/hooks/use-now.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { listed } from '../../names/names.ts';
import { originalNamePhrase } from '../../names/phrases.ts';
import { qualityRange } from '../../titles/facts/title-facts.tsx';
import * as styles from './facts.css.ts';

export interface Fact {
  readonly name: string;
  /** Facts without a value are left out. */
  readonly value: ReactNode;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('title');
  const known = facts.filter(({ value }) => value !== '' && value !== undefined && value !== null);
  if (known.length === 0) return null;
  return (
    <Container as="section">
      <Stack>
        <Heading level={2} size="md">
          {t('facts')}
        </Heading>
        <dl className={`${styles.facts} ${styles.columns[factColumns(known.length)]}`}>
          {known.map(({ name, value }) => (
            <div key={name} className={isLong(value) ? styles.longFact : styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>
                {typeof value === 'string' ? <ServerText>{value}</ServerText> : value}
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Container>
  );
}

const isLong = (value: ReactNode) => typeof value === 'string' && value.length > 80;

/** Returns the columns for one row if it has room for all facts, else for two rows that are as even as possible. */
function factColumns(count: number): 3 | 4 | 5 | 6 {
  const inRow = count > 6 ? Math.ceil(count / 2) : count;
  if (inRow <= 3) return 3;
  if (inRow === 4) return 4;
  return inRow === 5 ? 5 : 6;
}

/** For each message about a day in the past, the message about a day in the future. */
const coming = { released: 'releases', aired: 'airs' } as const;

export function useFacts() {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const now = useNow();
  return {
    spoken: (title: Pick<Movie, 'languages' | 'dubbed' | 'subtitles'>): Fact[] => [
      {
        name: t('languages'),
        value: [listed(title.languages, locale), title.dubbed ? t('dubbed') : '']
          .filter((part) => part !== '')
          .join(' · '),
      },
      { name: t('subtitles'), value: listed(title.subtitles, locale) },
    ],
    accessible: ({
      audio_description,
      captions = [],
    }: Pick<Movie, 'audio_description' | 'captions'>): Fact => ({
      name: t('accessible'),
      value: [
        ...(audio_description ? [t('audioDescription')] : []),
        ...(captions.length > 0 ? [t('captions', { languages: listed(captions, locale) })] : []),
      ].join(' · '),
    }),
    original: (title: Pick<Movie, 'original_name' | 'languages'>): Fact => {
      const name = originalNamePhrase(title);
      return { name: t('originalName'), value: name && <Phrase>{name}</Phrase> };
    },
    countries: (countries: Movie['countries']): Fact => ({
      name: t('countries'),
      value: listed(countries, locale),
    }),
    added: (moment: string | null): Fact => ({
      name: t('added'),
      value: moment === null ? '' : formatRelative(moment, now, locale),
    }),
    qualities: (qualities: Movie['qualities']): Fact => ({
      name: t('qualities'),
      value: qualities.length > 0 ? <bdi dir="ltr">{qualityRange(qualities)}</bdi> : '',
    }),
    day: (day: string | null): string => (day === null ? '' : formatDate(day, locale)),
    release: (day: string | null, past: keyof typeof coming): Fact => {
      const isPast = day === null || Date.parse(day) <= now;
      return { name: t(isPast ? past : coming[past]), value: day && formatDate(day, locale) };
    },
  };
}
