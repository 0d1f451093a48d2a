import type { Movie } from '@parde/api-client';
import { formatDate, formatRelative } from '@parde/domain';
import { Phrase } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../app/hooks/use-now.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { listed } from '../../names/names.ts';
import { originalNamePhrase } from '../../names/phrases.ts';
import { qualityRange } from '../../titles/facts/title-facts.ts';
import type { Fact } from './FactList.tsx';

interface ReleaseMessages {
  readonly past: 'released' | 'aired';
  readonly coming: 'releases' | 'airs';
}

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
    release: (day: string | null, messages: ReleaseMessages): Fact => {
      const isPast = day === null || Date.parse(day) <= now;
      return {
        name: t(isPast ? messages.past : messages.coming),
        value: day && formatDate(day, locale),
      };
    },
  };
}
