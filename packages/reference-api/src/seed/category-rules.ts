import type { CountryCode } from './vocabulary.ts';
import type { Work } from './work.ts';

const asian: readonly CountryCode[] = ['JP', 'KR', 'CN'];
const european: readonly CountryCode[] = ['FR', 'IT', 'GB', 'NO', 'DE', 'ES', 'SE', 'PL'];

/** A title's own categories. Their ancestors follow from the menu. */
export function categoriesOf(work: Work): string[] {
  if (work.listed === false || work.channel) return [];
  const is = (genre: Work['genres'][number]) => work.genres.includes(genre);
  const from = (codes: readonly CountryCode[]) =>
    work.countries.some((code) => codes.includes(code));
  const iranian = from(['IR']);
  const film = work.type === 'movie';
  const series = work.type === 'series';
  const old = work.year <= 2011;
  const rules: [string, boolean][] = [
    ['iranian-drama', film && iranian && is('drama')],
    ['iranian-comedy', film && iranian && is('comedy')],
    ['iranian-classics', film && iranian && old],
    ['iranian-films', film && iranian && !is('drama') && !is('comedy') && !old],
    ['dubbed-asia', film && !iranian && work.dubbed && from(asian)],
    ['dubbed-europe', film && !iranian && work.dubbed && from(european)],
    ['dubbed', film && !iranian && work.dubbed && !from([...asian, ...european])],
    ['subtitled', film && !iranian && work.subtitles.includes('fa')],
    ['iranian-series', series && iranian && !is('kids')],
    ['turkish-series', series && from(['TR'])],
    ['korean-series', series && from(['KR'])],
    ['other-series', series && !from(['IR', 'TR', 'KR']) && !is('kids')],
    ['cartoons', is('animation') && !series],
    ['kids-series', series && is('kids')],
    ['kids', film && is('kids') && !is('animation')],
    ['nature', is('documentary') && is('adventure')],
    ['society', is('documentary') && !is('adventure')],
    ['music-and-stage', is('music')],
    ['sport', is('sport')],
  ];
  return rules.filter(([, holds]) => holds).map(([id]) => id);
}
