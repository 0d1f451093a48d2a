import * as v from 'valibot';
import { category, vocabulary } from '../catalogue.ts';
import { dataFolder } from '../data-folder.ts';
import { type Named, unknownNames } from '../read/names.ts';
import { readJson } from '../read/read-json.ts';
import * as entries from './entries.ts';

const read = <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
  readJson(`${dataFolder}${name}.json`, schema);
const listOf = <Entry extends v.GenericSchema>(name: string, entry: Entry) =>
  read(name, v.array(entry));

/** The order matters: actors of the first files are cast first. */
export const filmFiles =
  'drama comedy mystery romance history thriller fantastic adventure documentary kids world curious';
export const storyFiles =
  'drama romance comedy kids mystery thriller horror scifi adventure real more drama-2 comedy-2 kids-2 romance-2 music-2 fantasy-2 adventure-2 mystery-2 crime-2 thriller-2 horror-2 scifi-2 real-2 history-2 war-2 sport-2 drama-3 comedy-3 kids-3 romance-3 music-3 fantasy-3 adventure-3 mystery-3 crime-3 thriller-3 horror-3 scifi-3 real-3 history-3 war-3 sport-3 more-3';

const filesOf = (name: string, files: string) => files.split(' ').map((file) => `${name}/${file}`);

export type DemoData = ReturnType<typeof readAll>;

function readAll() {
  const words = read('vocabulary', vocabulary);
  const people = listOf('people', entries.person);
  const channels = listOf('channels', entries.press);
  const known = {
    genre: new Set(words.genres.map(({ key }) => key)),
    country: new Set(words.countries.map(({ code }) => code)),
    language: new Set(words.languages.map(({ code }) => code)),
    person: new Set(people.map(({ id }) => id)),
    channel: new Set(channels.map(({ id }) => id)),
  };
  const ids = new Set<string>();
  const titlesOf = <Entry extends v.GenericSchema<Named & { id: string }>>(
    name: string,
    entry: Entry,
  ) =>
    readJson(`${dataFolder}${name}.json`, v.array(entry), (titles) =>
      titles.flatMap((title, row) => {
        const isTwice = ids.has(title.id);
        ids.add(title.id);
        return [
          ...(isTwice ? [{ path: [row, 'id'], message: `There are two of ${title.id}` }] : []),
          ...unknownNames(title, [row], known),
        ];
      }),
    );
  return {
    vocabulary: words,
    categories: listOf('categories', category),
    films: filesOf('films', filmFiles).flatMap((name) => titlesOf(name, entries.film)),
    series: titlesOf('series', entries.series),
    videos: titlesOf('videos', entries.video),
    people,
    channels,
    lives: listOf('lives', entries.liveChannel),
    programmes: listOf('programmes', entries.programme),
    screenings: listOf('screenings', entries.show),
    lists: listOf('lists', entries.list),
    home: read('home', entries.home),
    comments: read('comments', entries.comments),
    curiousNames: listOf('curious-names', entries.curiousName),
    stories: filesOf('stories', storyFiles).flatMap((name) => listOf(name, entries.story)),
    moods: listOf('moods', entries.mood),
    words: read('words', entries.words),
    lands: listOf('lands', entries.land),
    names: read('names', entries.names),
    biographies: read('biographies', entries.biographies),
    episodes: read('episodes', entries.episodes),
    untranslated: new Set(read('untranslated', entries.untranslated)),
  };
}

let known: DemoData | undefined;

/** Returns the hand-written files of data/. They are checked when they are read, once per process. */
export function demoData(): DemoData {
  known ??= readAll();
  return known;
}
