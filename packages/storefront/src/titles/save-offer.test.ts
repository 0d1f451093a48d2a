import type { OperationId } from '@parde/api-client';
import { expect, it } from 'vitest';
import { testPage } from '../test-support/test-page.ts';
import { maySaveSeason, maySaveTitle } from './save-offer.ts';

it.each<[OperationId[], OperationId[], movie: boolean, video: boolean, season: boolean]>([
  [['getPlayback'], [], false, false, false],
  [['getPlayback', 'getDownloadLinks'], [], true, false, false],
  [['getPlayback', 'listOfflineTerms'], [], true, true, true],
  [['listOfflineTerms', 'getDownloadLinks'], [], false, false, false],
  [['getPlayback', 'listOfflineTerms'], ['getPlayback'], false, false, false],
  [['getPlayback', 'getDownloadLinks'], ['getPlayback', 'getDownloadLinks'], true, false, false],
])('a server with %j, of which %j are derived, offers what it can save', async (...row) => {
  const [operations, derived, ...expected] = row;
  const { facts, ...page } = await testPage('title', () => new Response());
  const known = { ...page, facts: { ...facts, operations, derived } };
  const titles = (['movie', 'video'] as const).map((type) => maySaveTitle(known, { type }));
  expect([...titles, maySaveSeason(known)]).toEqual(expected);
});
