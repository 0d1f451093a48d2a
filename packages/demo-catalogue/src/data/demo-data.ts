import * as v from 'valibot';
import { category, vocabulary } from '../catalogue.ts';
import { dataFolder } from '../data-folder.ts';
import { readJson } from '../read/read-json.ts';
import * as entries from './entries.ts';

const read = <Schema extends v.GenericSchema>(name: string, schema: Schema) =>
  readJson(`${dataFolder}${name}.json`, schema);
const listOf = <Entry extends v.GenericSchema>(name: string, entry: Entry) =>
  read(name, v.array(entry));

/** In this order: who comes first is cast first. */
const filmFiles =
  'drama comedy mystery romance history thriller fantastic adventure documentary kids world curious';
const storyFiles = 'drama romance comedy kids mystery thriller horror scifi adventure real more';

function filesOf<Entry extends v.GenericSchema>(name: string, files: string, entry: Entry) {
  return files.split(' ').flatMap((file) => listOf(`${name}/${file}`, entry));
}

export type DemoData = ReturnType<typeof readAll>;

function readAll() {
  return {
    vocabulary: read('vocabulary', vocabulary),
    categories: listOf('categories', category),
    films: filesOf('films', filmFiles, entries.film),
    series: listOf('series', entries.series),
    videos: listOf('videos', entries.video),
    people: listOf('people', entries.person),
    channels: listOf('channels', entries.press),
    lives: listOf('lives', entries.liveChannel),
    programmes: listOf('programmes', entries.programme),
    screenings: listOf('screenings', entries.show),
    lists: listOf('lists', entries.list),
    home: read('home', entries.home),
    comments: read('comments', entries.comments),
    curiousNames: listOf('curious-names', entries.curiousName),
    stories: filesOf('stories', storyFiles, entries.story),
    moods: listOf('moods', entries.mood),
    words: read('words', entries.words),
    lands: listOf('lands', entries.land),
    names: read('names', entries.names),
    biographies: read('biographies', entries.biographies),
    episodes: read('episodes', entries.episodes),
  };
}

let known: DemoData | undefined;

/** What people have written: the files of data/, checked as they are read, once in a process. */
export function demoData(): DemoData {
  known ??= readAll();
  return known;
}
