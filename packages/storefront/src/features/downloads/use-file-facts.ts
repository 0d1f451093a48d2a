import type { Cart } from '@parde/api-client';
import { dataCost, downloadMinutes, formatDuration, formatToman } from '@parde/domain';
import { type FileFact, joinPhrases, type PhrasesData } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { useCostOf } from '../../titles/data-cost/use-cost-of.ts';
import { useOperator } from '../../titles/data-cost/use-operator.ts';
import { fileSize } from '../../titles/downloads/file-size.ts';
import { separator } from '../../words/names.ts';
import { namePhrase, sentence } from '../../words/phrases.ts';
import { useLineSpeed } from './use-line-speed.ts';

type Row = Cart['downloads'][number];

/** What a row of files says of one: only what is known. */
export function useFileFacts() {
  const { t } = useTranslation('downloads');
  const { t: shell } = useTranslation();
  const { locale } = usePage().facts;
  const speed = useLineSpeed();
  const operator = useOperator();

  /** About, and of this line: that is said once. */
  const timeOf = (bytes: number | undefined): string | undefined => {
    if (bytes === undefined || speed === undefined) return undefined;
    const minutes = downloadMinutes(bytes, speed);
    if (minutes === undefined) return undefined;
    return minutes === 0 ? t('underMinute') : formatDuration(minutes, locale);
  };
  /** Where no column says so: a bare time would read as that of the film. */
  const waitOf = (bytes: number | undefined): string | undefined => {
    const time = timeOf(bytes);
    return time === undefined ? undefined : t('toDownload', { time });
  };
  const timeAtSpeedOf = (bytes: number | undefined): string | undefined => {
    const time = timeOf(bytes);
    return time === undefined ? undefined : t('atSpeed', { time });
  };
  /** Of a row: whose data it is, and at which rate, is said once. */
  const priceOf = (bytes: number | undefined): string => {
    if (bytes === undefined || !operator || operator.rate === 'free') return '';
    const toman = dataCost(bytes, operator.rate, operator.price?.toman_per_gigabyte);
    return toman === undefined ? '' : formatToman(toman, locale);
  };
  /** Whose data the prices of rows are of. */
  const note = (): PhrasesData =>
    operator
      ? sentence(namePhrase(operator, locale), (name) =>
          t(`costNote.${operator.rate}`, { operator: name }),
        )
      : '';
  const listed = ([first = '', ...rest]: readonly PhrasesData[]): PhrasesData =>
    joinPhrases(first, ...rest.flatMap((part) => [separator[locale], part]));

  const factsOf = ({ audio = [], subtitles = [] }: Row): FileFact[] => [
    ...(audio.length === 0
      ? []
      : [
          {
            term: t('audio'),
            text: listed(
              audio.map(({ kind, language }) =>
                sentence(namePhrase(language, locale), (name) => t(`audioIn.${kind}`, { name })),
              ),
            ),
          },
        ]),
    ...(subtitles.length === 0
      ? []
      : [
          {
            term: t('subtitles'),
            text: listed(subtitles.map((language) => namePhrase(language, locale))),
          },
        ]),
  ];
  return {
    costOf: useCostOf(),
    note,
    priceOf,
    timeOf,
    timeAtSpeedOf,
    waitOf,
    factsOf,
    sizeOf: (row: Row) => fileSize(row, locale, shell),
  };
}
