import type { PhraseData, PictureData } from '@parde/ui';
import { createStore } from 'zustand/vanilla';
import type { PlayableRef } from '../../app/offline/offline-device.ts';
import type { Named } from '../../names/names.ts';

export interface PlayingTitle extends PlayableRef {
  /** The title of the trailer. It names the trailer until the trailer's own name has loaded. */
  readonly trailerOf?: Named | undefined;
}

export interface PlayingChannel {
  readonly type: 'live';
  readonly id: string;
  /** The current programme, while the channel's page is open. */
  readonly programme: PhraseData | undefined;
  /** Shown before the playback has loaded. */
  readonly picture?: PictureData | null;
}

export type Playing = PlayingTitle | PlayingChannel;

/** A page or modal that shows the player in full. */
export interface PlayerView {
  /** True if modals open over the player. */
  readonly hasModals: boolean;
  readonly openEpisode: (id: string) => void;
  /** Leaves the page or modal. The title ends. */
  readonly close: () => void;
  /** Leaves the page or modal. The title continues in the mini player. */
  readonly minimise: () => void;
}

interface PlayerState {
  readonly playing: Playing | null;
  /** Null while the player is small. */
  readonly view: PlayerView | null;
}

/** The only player of the document. It is outside of the pages, so that playback survives a navigation. */
export const playerStore = createStore<PlayerState>(() => ({ playing: null, view: null }));

/** Shows the player in full. The same title continues, and another title replaces the one that plays. */
export function showPlayer(playing: Playing, view: PlayerView): void {
  playerStore.setState({ playing, view });
}

/** Plays the next episode in the same player. */
export function playNext(playing: PlayingTitle): void {
  playerStore.setState({ playing });
}

/** Called when a page or modal is left. A trailer never continues. */
export function leaveView(view: PlayerView, continues: boolean): void {
  const state = playerStore.getState();
  // The next page already shows the player.
  if (state.view !== view) return;
  const { playing } = state;
  const isTrailer = playing !== null && 'trailerOf' in playing && playing.trailerOf !== undefined;
  playerStore.setState({ playing: continues && !isTrailer ? playing : null, view: null });
}

export function closePlayer(): void {
  playerStore.setState({ playing: null, view: null });
}

/** True if this title or channel is in the player, full or small. */
export function isInPlayer({ type, id }: Pick<Playing, 'type' | 'id'>): boolean {
  const { playing } = playerStore.getState();
  return playing?.type === type && playing.id === id;
}
