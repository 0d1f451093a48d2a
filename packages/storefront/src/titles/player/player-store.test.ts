import { beforeEach, expect, it } from 'vitest';
import {
  closePlayer,
  isInPlayer,
  leaveView,
  type PlayerView,
  playerStore,
  playNext,
  showPlayer,
} from './player-store.ts';

const viewOf = (): PlayerView => ({
  hasModals: false,
  openEpisode() {},
  close() {},
  minimise() {},
});
const film = { type: 'movie', id: '1' } as const;

beforeEach(closePlayer);

it('a title that plays continues small after its page was left, and another page shows it again', () => {
  const [page, modal] = [viewOf(), viewOf()];
  showPlayer(film, page);
  leaveView(page, true);
  expect(playerStore.getState()).toEqual({ playing: film, view: null });
  expect(isInPlayer(film)).toBe(true);
  showPlayer(film, modal);
  expect(playerStore.getState()).toEqual({ playing: film, view: modal });
});

it('a title that is paused or closed ends with its page', () => {
  const page = viewOf();
  showPlayer(film, page);
  leaveView(page, false);
  expect(playerStore.getState()).toEqual({ playing: null, view: null });
  expect(isInPlayer(film)).toBe(false);
});

it('a page that is left does not end what the next page shows', () => {
  const [page, next] = [viewOf(), viewOf()];
  showPlayer(film, page);
  showPlayer({ type: 'live', id: '1', programme: undefined }, next);
  leaveView(page, false);
  expect(playerStore.getState().view).toBe(next);
  expect(isInPlayer(film)).toBe(false);
});

it('a trailer does not continue', () => {
  const page = viewOf();
  showPlayer({ type: 'video', id: '7', trailerOf: { name_fa: 'ماه', name_en: null } }, page);
  leaveView(page, true);
  expect(playerStore.getState().playing).toBeNull();
});

it('the next episode replaces the episode in the mini player', () => {
  const page = viewOf();
  showPlayer({ type: 'episode', id: '3001-1-1' }, page);
  leaveView(page, true);
  playNext({ type: 'episode', id: '3001-1-2' });
  expect(playerStore.getState()).toEqual({
    playing: { type: 'episode', id: '3001-1-2' },
    view: null,
  });
});
