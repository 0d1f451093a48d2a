import { type SceneName, sceneNames } from '@parde/demo-catalogue';
import { type GenreKey, genres } from '../vocabulary.ts';
import type { Land } from './lands.ts';
import { comedy, kids } from './stories/comedy.ts';
import { horror, mystery, thriller } from './stories/dark.ts';
import { drama, romance } from './stories/drama.ts';
import { adventure, real, scifi } from './stories/epic.ts';
import { more } from './stories/more.ts';
import { type Mood, tails } from './stories/tails.ts';
import { type Pair, pair, type Words } from './template.ts';
import * as words from './words.ts';

/** What a title can be about: its plots and the names that go with each of them. */
export type Story = {
  genres: readonly GenreKey[];
  scenes: readonly SceneName[];
  iranian: boolean;
  mood: Mood;
  plots: readonly Pair[];
  /** `of` is the place of the one plot that a name fits; without it, it fits all. */
  names: readonly { of: number | null; name: Pair }[];
};

const isGenre = (key: string): key is GenreKey => Object.hasOwn(genres, key);
const isScene = (key: string): key is SceneName => sceneNames.some((name) => name === key);

const moods: Partial<Record<GenreKey, Mood>> = {
  comedy: 'light',
  kids: 'child',
  mystery: 'dark',
  crime: 'dark',
  thriller: 'dark',
  horror: 'dark',
  action: 'dark',
  'sci-fi': 'dark',
  fantasy: 'grand',
  adventure: 'grand',
  war: 'grand',
  history: 'grand',
  documentary: 'true',
  sport: 'stage',
  music: 'stage',
};

function storyOf(block: string): Story {
  const lines = block.split('\n');
  const [, inside = '', after = ''] = /^\[(.+)\] (.+)$/.exec(lines[0] ?? '') ?? [];
  const kinds = inside.split(' ').filter(isGenre);
  return {
    genres: kinds,
    scenes: after.split(' ').filter(isScene),
    iranian: after.includes('@iran'),
    mood: moods[kinds[0] ?? 'drama'] ?? 'warm',
    plots: lines.filter((line) => line.startsWith('>')).map((line) => pair(line.slice(1), '||')),
    names: lines
      .filter((line) => line.startsWith('='))
      .map((line) => {
        const [, of = '', text = ''] = /^=(\d?) (.*)$/.exec(line) ?? [];
        return { of: of === '' ? null : Number(of) - 1, name: pair(text, '||') };
      }),
  };
}

export const stories: readonly Story[] = [
  drama,
  romance,
  comedy,
  kids,
  mystery,
  thriller,
  horror,
  scifi,
  adventure,
  real,
  more,
].flatMap((text) =>
  text
    .split('\n\n')
    .map((block) => block.trim())
    .filter((block) => block.startsWith('['))
    .map(storyOf),
);

const lines = (mood: Mood, mark: string) =>
  tails[mood]
    .split('\n')
    .filter((line) => line.startsWith(mark))
    .map((line) => line.slice(1).trim());

/** How a mood's stories go on, and what an editor says of them at the end. */
export const turns = (mood: Mood) => lines(mood, '+');
export const closings = (mood: Mood) => lines(mood, '*');

const onlyIranian = new Set(['سه‌تار', 'سماور', 'تسبیح', 'قلمدان', 'گهواره']);
const western = new Set(['piano', 'violin', 'cello', 'accordion']);
const onlyHere = new Set(['کاروان‌سرا', 'تماشاخانه', 'حمام']);

/** More is set in the capital than in any other town. */
const citiesHere = words.iranianCities.flatMap((city, place) =>
  Array.from({ length: place === 0 ? 8 : 1 }, () => city),
);

/** The words of one country, for a hero who is a man or a woman. */
export function wordsOf(land: Land, woman: boolean): Words {
  const here = land.country === 'IR';
  const pronouns: Record<'he' | 'his' | 'him', Pair> = {
    he: ['او', woman ? 'she' : 'he'],
    his: ['او', woman ? 'her' : 'his'],
    him: ['او', woman ? 'her' : 'him'],
  };
  return {
    hero: woman ? land.woman : land.man,
    other: woman ? land.man : land.woman,
    he: [pronouns.he],
    his: [pronouns.his],
    him: [pronouns.him],
    family: land.family,
    city: here ? citiesHere : land.city,
    land: land.land,
    job: words.jobs,
    craft: words.crafts,
    object: here ? words.objects : words.objects.filter(([fa]) => !onlyIranian.has(fa)),
    adj: words.adjectives,
    kin: words.relatives,
    elder: words.elders,
    place: here ? words.places : words.places.filter(([fa]) => !onlyHere.has(fa)),
    spot: words.spots,
    relic: words.relics,
    port: land.port,
    nature: words.nature,
    season: here ? words.seasons : words.seasons.slice(0, 4),
    years: words.years,
    days: words.days,
    hour: words.hours,
    trouble: words.troubles,
    sport: words.sports,
    animal: words.animals,
    species: words.species,
    instrument: here ? words.instruments : words.instruments.filter(([, en]) => western.has(en)),
  };
}
