import type { Title } from '../catalogue.ts';

const asian = ['JP', 'KR', 'CN'];
const european = ['FR', 'IT', 'GB', 'NO', 'DE', 'ES', 'SE', 'PL'];

type Facts = Pick<
  Title,
  'type' | 'listed' | 'channel_id' | 'year' | 'genres' | 'countries' | 'dubbed' | 'subtitles'
>;

/** Returns a title's own categories in the demo's menu, without the parent categories. */
export function categoriesOf(work: Facts): string[] {
  if (work.listed === false || work.channel_id) return [];
  const { genres = [], countries = [], subtitles = [], dubbed = false } = work;
  const is = (genre: string) => genres.includes(genre);
  const from = (codes: readonly string[]) => countries.some((code) => codes.includes(code));
  const iranian = from(['IR']);
  const film = work.type === 'movie';
  const series = work.type === 'series';
  const old = (work.year ?? Number.POSITIVE_INFINITY) <= 2011;
  const rules: [string, boolean][] = [
    ['iranian-drama', film && iranian && is('drama')],
    ['iranian-comedy', film && iranian && is('comedy')],
    ['iranian-classics', film && iranian && old],
    ['iranian-films', film && iranian && !is('drama') && !is('comedy') && !old],
    ['dubbed-asia', film && !iranian && dubbed && from(asian)],
    ['dubbed-europe', film && !iranian && dubbed && from(european)],
    ['dubbed', film && !iranian && dubbed && !from([...asian, ...european])],
    ['subtitled', film && !iranian && subtitles.includes('fa')],
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
  return rules.filter(([, applies]) => applies).map(([id]) => id);
}
