import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { downloadName, filesPathOf, termOf } from './my-downloads.ts';

const { items } = fixture('listMyDownloads').data;
const [film, episode] = items;

it('names an episode by its series and number, and any other title by its own name', () => {
  if (!(film && episode?.episode_of)) throw new Error('The example has no film or no episode.');
  const next = { ...episode, episode_of: { ...episode.episode_of, number: 6 } };
  expect([film, episode, next].map((each) => downloadName(each, 'fa'))).toEqual([
    'شب‌های بی‌ستارهٔ یزد',
    'قهوه‌خانهٔ حاج رضا، فصل ۲، قسمت ۵',
    'قهوه‌خانهٔ حاج رضا، فصل ۲، قسمت ۶',
  ]);
});

it('links to the other files of a title that has a page for them', () => {
  if (!film) throw new Error('The example is empty.');
  expect(filesPathOf(film.title)).toBe('/movie/download/1024');
  expect(filesPathOf({ ...film.title, content_type: 'video' })).toBeUndefined();
});

it('returns until when a file may be downloaded, and whether that is past', () => {
  const expires_at = '2026-11-01T00:00:00+03:30';
  const until = Date.parse(expires_at);
  expect(termOf({ expires_at }, until - 1)).toEqual({ until, isOver: false });
  expect(termOf({ expires_at }, until)).toEqual({ until, isOver: true });
  expect(termOf({ expires_at: null }, until)).toBeUndefined();
});
