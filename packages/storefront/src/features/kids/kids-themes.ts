import type { Card } from '@parde/api-client';
import type { KidsAge } from '@parde/domain';
import type { KidsAgeGroup } from '@parde/ui/theme';
import type { tiles } from './KidsSurface.css.ts';
import type { CharacterName } from './mascots/KidsCharacter.tsx';

/** The genre for children, if the server has it. */
export const kidsGenre = 'kids';

interface Look {
  readonly character: CharacterName;
  readonly tile: keyof typeof tiles;
}

interface Theme extends Look {
  /** The keys of genres that belong to this theme. The first one that the server has becomes a shelf. */
  readonly genres: RegExp;
  readonly type?: 'movie' | 'series';
  readonly sort?: 'newest';
}

const themes = {
  new: { genres: /^kids$/, sort: 'newest', character: 'bulbul', tile: 'sun' },
  cartoons: { genres: /^(animation|cartoon)/, character: 'cat', tile: 'mint' },
  tales: { genres: /^(fairy|tale|fantasy)/, character: 'simurgh', tile: 'lilac' },
  adventure: { genres: /^adventure/, character: 'fox', tile: 'sky' },
  animals: { genres: /^(animal|nature|wildlife)/, character: 'elephant', tile: 'rose' },
  songs: { genres: /^(song|music)/, character: 'bulbul', tile: 'sun' },
  science: { genres: /^(science|sci-fi|space)/, character: 'owl', tile: 'mint' },
  funny: { genres: /^comedy/, character: 'fox', tile: 'rose' },
  play: { genres: /^sport/, character: 'cheetah', tile: 'sky' },
  world: { genres: /^documentar/, character: 'whale', tile: 'lilac' },
  family: { genres: /^family/, character: 'elephant', tile: 'rose' },
  films: { genres: /^kids$/, type: 'movie', character: 'cheetah', tile: 'sky' },
  series: { genres: /^kids$/, type: 'series', character: 'whale', tile: 'sun' },
} as const satisfies Record<string, Theme>;

type KidsThemeName = keyof typeof themes;

/** A list of titles that a kids' page shows as a shelf and on a page of its own. */
export interface KidsTheme extends Look {
  readonly name: KidsThemeName;
  readonly genre: string;
  readonly type: 'all' | 'movie' | 'series';
  readonly sort: 'newest' | 'popular';
}

/** Returns the themes of a server's genres. The lists of the genre for children exist on every server. */
export function themesOf(genres: Readonly<Record<string, string>> = {}): readonly KidsTheme[] {
  const keys = [kidsGenre, ...Object.keys(genres)];
  return Object.entries<Theme>(themes).flatMap(([name, { genres: pattern, ...theme }]) => {
    const genre = keys.find((key) => pattern.test(key));
    if (genre === undefined || !isThemeName(name)) return [];
    return [{ type: 'all', sort: 'popular', ...theme, name, genre }];
  });
}

const isThemeName = (name: string): name is KidsThemeName => Object.hasOwn(themes, name);

/** The list that is shown first, and if there is nothing else to show. */
export const newest: KidsTheme = { ...themes.new, name: 'new', genre: kidsGenre, type: 'all' };

export const cardKey = ({ content_type: type, id }: Pick<Card, 'content_type' | 'id'>) =>
  `${type}-${id}`;

/** Children up to 7 get large tiles and few texts. */
export const ageGroup = (age: KidsAge): KidsAgeGroup => (age <= 7 ? 'young' : 'older');

/** With fewer titles of the genre for children, the youngest see other titles, too. */
const enough = 12;

/**
 * Returns the cards of a shelf. Titles of the genre for children are first, and the youngest see no other titles,
 * because a title that is suitable for every age may still be about something for adults.
 */
export function shelfCards<Item extends Pick<Card, 'content_type' | 'id'>>(
  cards: readonly Item[],
  forKids: ReadonlySet<string>,
  age: KidsAge,
): readonly Item[] {
  const isForKids = (card: Item) => forKids.has(cardKey(card));
  const own = cards.filter(isForKids);
  if (ageGroup(age) === 'young' && forKids.size >= enough) return own;
  return [...own, ...cards.filter((card) => !isForKids(card))];
}
