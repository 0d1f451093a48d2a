import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { filesPathOf, knownDownloads, termOf } from './known-downloads.ts';

const { items } = fixture('listMyDownloads').data;
const [film, episode] = items;

it('leaves out of a broken answer what has no title, and of a title the files without a name', () => {
  const broken: typeof items = JSON.parse(
    JSON.stringify([
      null,
      {},
      { ...film, title: { ...film?.title, content_type: 'person' } },
      { ...film, subtitles: [null], files: [null, {}, ...(film?.files ?? [])] },
      { title: episode?.title },
    ]),
  );
  expect(knownDownloads(broken)).toEqual([
    { ...film, subtitles: [] },
    { title: episode?.title, files: [], subtitles: [] },
  ]);
  expect(knownDownloads(undefined)).toEqual([]);
});

it('leads to the other files of a title that has a page of them', () => {
  if (!film) throw new Error('The example is empty.');
  expect(filesPathOf(film.title)).toBe('/movie/download/1024');
  expect(filesPathOf({ ...film.title, content_type: 'video' })).toBeUndefined();
});

it('knows until when a file may be fetched, and that this is past', () => {
  const expires_at = '2026-11-01T00:00:00+03:30';
  const until = Date.parse(expires_at);
  expect(termOf({ expires_at }, until - 1)).toEqual({ until, isOver: false });
  expect(termOf({ expires_at }, until)).toEqual({ until, isOver: true });
  expect(termOf({ expires_at: null }, until)).toBeUndefined();
});
