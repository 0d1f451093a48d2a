import type { DemoData } from '../data/demo-data.ts';
import type { Land, Mood, Pair } from '../data/entries.ts';
import { slotsOf, type Vocabulary } from './template.ts';

type Written = DemoData['stories'][number];

export type Plot = Written['plots'][number] & {
  /** The slots of the text that titles of this plot fill with different words. */
  slots: readonly string[];
};

export type Story = Pick<Written, 'genres' | 'scenes' | 'only_in_iran'> & {
  plots: readonly Plot[];
  mood: DemoData['moods'][number];
};

/** The material from which stories are made. */
export type Library = {
  data: DemoData;
  stories: readonly Story[];
  iran: Land;
  foreignLands: readonly Land[];
  /** Returns the words for one country, with a man or a woman as the hero. */
  vocabularyOf: (land: Land, woman: boolean) => Vocabulary;
};

const moods: Readonly<Record<string, Mood>> = {
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

export function createLibrary(data: DemoData): Library {
  const [iran, ...foreignLands] = data.lands;
  if (!iran) throw new Error('The first land is Iran.');
  const moodOf = (genre = 'drama') => {
    const mood = data.moods.find(({ id }) => id === (moods[genre] ?? 'warm'));
    if (!mood) throw new Error(`The stories of ${genre} have no mood.`);
    return mood;
  };
  const known = new Map<string, Vocabulary>();
  return {
    data,
    stories: data.stories.map((story) => ({
      ...story,
      plots: story.plots.map((plot) => ({ ...plot, slots: slotsOf(plot.text[0]) })),
      mood: moodOf(story.genres[0]),
    })),
    iran,
    foreignLands,
    vocabularyOf: (land, woman) => {
      const key = `${land.country}/${woman}`;
      const words = known.get(key) ?? vocabularyOf(data, land, woman);
      known.set(key, words);
      return words;
    },
  };
}

const onlyIranian = new Set(['سه‌تار', 'سماور', 'تسبیح', 'قلمدان', 'گهواره']);
const western = new Set(['piano', 'violin', 'cello', 'accordion']);
const onlyHere = new Set(['کاروان‌سرا', 'تماشاخانه', 'حمام']);

/** The weight of the capital among the cities, because more stories are set there. */
const inTheCapital = 8;

function vocabularyOf({ words }: DemoData, land: Land, woman: boolean): Vocabulary {
  const here = land.country === 'IR';
  const pronouns: Record<'he' | 'his' | 'him', Pair> = {
    he: ['او', woman ? 'she' : 'he'],
    his: ['او', woman ? 'her' : 'his'],
    him: ['او', woman ? 'her' : 'him'],
  };
  const cities = land.city.flatMap((city, place) =>
    Array.from({ length: here && place === 0 ? inTheCapital : 1 }, () => city),
  );
  return {
    hero: woman ? land.woman : land.man,
    woman: land.woman,
    man: land.man,
    other: woman ? land.man : land.woman,
    he: [pronouns.he],
    his: [pronouns.his],
    him: [pronouns.him],
    family: land.family,
    city: cities,
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
    metro: land.metro,
    rail: land.rail,
    night: words.nights,
    pet: words.pets,
    mountain: land.mountain,
    nature: words.nature,
    season: here ? words.seasons : words.seasons.slice(0, 4),
    years: words.years,
    days: words.days,
    hour: words.hours,
    trouble: words.troubles,
    sport: words.sports,
    animal: words.animals,
    species: words.species,
    wooden: here ? words.wooden : words.wooden.filter(([, en]) => western.has(en)),
    keepsake: here ? words.keepsakes : words.keepsakes.filter(([fa]) => !onlyIranian.has(fa)),
    wild: words.wild,
    mendable: here ? words.mendable : words.mendable.filter(([fa]) => !onlyIranian.has(fa)),
    sky: words.sky,
    instrument: here ? words.instruments : words.instruments.filter(([, en]) => western.has(en)),
  };
}
