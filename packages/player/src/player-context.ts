import type { Locale } from '@parde/domain';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Remote } from './components/input/use-remote.ts';
import type { Controls } from './controller/controls.ts';
import { isDataSaved, subscribeToSaveData } from './controller/save-data.ts';
import type { LocalFiles } from './local-files.ts';
import type { PlayerMessages } from './messages/player-messages.ts';
import type { PlayerAction } from './player-action.ts';
import type { PlayerMedia, PlayerNeighbour } from './player-media.ts';
import type { PlayerState } from './state/player-state.ts';
import type { PreferenceStore } from './state/preference-store.ts';
import type { Preferences } from './state/preferences.ts';
import type { Store } from './state/store.ts';

/** The position of the text. `play` and `pause` show only a sign, and `hidden` is for screen readers only. */
export type AnnouncementPosition = 'middle' | 'left' | 'right' | 'play' | 'pause' | 'hidden';

export type PanelName = 'settings' | 'keys';

export interface PlayerContextValue {
  media: PlayerMedia;
  locale: Locale;
  messages: PlayerMessages;
  store: Store;
  preferences: PreferenceStore;
  controls: Controls;
  localFiles: LocalFiles | undefined;
  previous: PlayerNeighbour | undefined;
  next: PlayerNeighbour | undefined;
  autoplayNext: boolean;
  onAutoplayNextChange: ((on: boolean) => void) | undefined;
  onClose: (() => void) | undefined;
  onMinimise: (() => void) | undefined;
  actions: readonly PlayerAction[];
  /** Shows a text for a moment, and announces it. */
  announce: (text: string, position?: AnnouncementPosition) => void;
  openPanel: (panel: PanelName) => void;
  /** Another screen that can play the film. */
  remote: Remote | null;
}

export const PlayerContext = createContext<PlayerContextValue | null>(null);

export function usePlayer(): PlayerContextValue {
  const value = useContext(PlayerContext);
  if (!value) throw new Error('A part of the player stands outside of it.');
  return value;
}

/** Rerenders only when the selected value changes. */
export function usePlayerState<Part>(pick: (state: PlayerState) => Part): Part {
  return useStore(usePlayer().store, pick);
}

export function usePreferences(): Preferences {
  return useStore(usePlayer().preferences);
}

/** True if the viewer or the browser requests data saving. The server knows no device. */
export function useDataSaved(): boolean {
  const preferences = usePreferences();
  return useSyncExternalStore(
    subscribeToSaveData,
    () => isDataSaved(preferences),
    () => false,
  );
}
