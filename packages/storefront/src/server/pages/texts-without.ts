import type { Locale } from '@parde/domain';
import type { PageFacts } from '../../app/page/page.ts';
import texts from './texts-without.json' with { type: 'json' };

type Texts = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/**
 * Returns the texts for a server without series, pages of people or positions, by the key of the built-in text that
 * names these. Later texts replace earlier ones with the same key, so they are also true without what comes earlier.
 */
export function textsWithout(
  { operations = [], missing }: Pick<PageFacts, 'operations' | 'missing'>,
  locale: Locale,
): PageFacts['texts'] {
  if (!missing) return undefined;
  const [noSeries, noPeople] = [missing.includes('series'), missing.includes('cast')];
  const noPositions = !operations.includes('saveWatching') || !operations.includes('listWatching');
  const applying: Texts = {
    ...(noSeries && texts.series),
    ...(noPeople && texts.people),
    ...(noSeries && noPeople && texts.seriesAndPeople),
    ...(noPositions && texts.positions),
  };
  return Object.fromEntries(Object.entries(applying).map(([key, text]) => [key, text[locale]]));
}
