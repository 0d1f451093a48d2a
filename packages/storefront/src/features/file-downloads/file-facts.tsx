import type { Cart } from '@parde/api-client';
import { type FileFact, joinPhrases, type PhrasesData, VisuallyHidden } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { useFormatBytes } from '../../app/parts/file-size.ts';
import { separator } from '../../names/names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { useCostOf, useFetchingCosts } from '../../titles/data-cost/FileCosts.tsx';

type Row = Cart['downloads'][number];

/** Returns functions that format the facts of a file for its row. Unknown facts are omitted. */
export function useFileFacts() {
  const { t } = useTranslation('downloads');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const costs = useFetchingCosts();

  const timeAtSpeedOf = (bytes: number | undefined): string | undefined => {
    const time = costs.timeOf(bytes);
    return time === undefined ? undefined : t('atSpeed', { time });
  };
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
    ...costs,
    costOf: useCostOf(),
    timeAtSpeedOf,
    factsOf,
    /** The server sends the size as Persian text. English text is formatted from the bytes, if known. */
    sizeOf: ({ size, size_bytes: bytes }: Row) =>
      locale === 'fa' || bytes === undefined ? size : formatBytes(bytes),
  };
}

/**
 * The time in a column with a heading. Screen readers read the heading with it, or the time would sound like the
 * film's length.
 */
export function FileTime({ bytes }: { bytes: number | undefined }) {
  const { t } = useTranslation('downloads');
  const time = useFileFacts().timeOf(bytes);
  if (time === undefined) return null;
  return (
    <>
      <VisuallyHidden>{t('yourSpeed')}: </VisuallyHidden>
      {time}
    </>
  );
}
