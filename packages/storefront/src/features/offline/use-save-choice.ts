import type { Playback } from '@parde/api-client';
import { createPreferenceStore } from '@parde/player/preferences';
import { useState } from 'react';
import { usePage } from '../../app/page/Storefront.tsx';
import type { FileWeight } from '../../titles/file-downloads/recommended-file.ts';
import { useRecommended } from '../../titles/file-downloads/use-recommended.ts';
import { keepableInput } from '../../titles/offline/check-savable.ts';
import type { DeviceRoom } from '../../titles/offline/device-space.ts';
import { withinLimit } from '../../titles/offline/offline-quota.ts';
import { useDeviceRoom } from '../../titles/offline/use-device-space.ts';
import { type OfflineChoice, useOffline } from '../../titles/offline/use-offline.ts';
import { filesHere, usualSound, usualSubtitles } from './save-choices.ts';

export interface KeepChoice {
  readonly files: readonly FileWeight[];
  readonly recommended: FileWeight | undefined;
  readonly choice: OfflineChoice;
  readonly change: (changes: Partial<OfflineChoice>) => void;
  /** Undefined while loading; null if the browser does not report its storage. */
  readonly room: DeviceRoom | null | undefined;
  /** Returns the reason why this many bytes do not fit. */
  readonly lackOf: (bytes: number | undefined) => Lack;
  /** The reason why the current choice does not fit. */
  readonly lack: Lack;
}

export type Lack = 'full' | 'limit' | null;

/**
 * Returns the viewer's choice of what to save, which starts with what suits most viewers. For several titles, `sums`
 * are their total sizes.
 */
export function useKeepChoice(
  playback: Playback | undefined,
  sums?: readonly FileWeight[],
): KeepChoice {
  const { locale } = usePage().facts;
  const recommend = useRecommended();
  const { library, titles } = useOffline();
  const device = useDeviceRoom(titles);
  const room = device && withinLimit(device, library?.bytes() ?? 0);
  const [preferences] = useState(() => createPreferenceStore().get());
  const [changes, setChanges] = useState<Partial<OfflineChoice>>({});
  const { canPlay } = keepableInput(usePage());
  const files = sums ?? (playback ? filesHere(playback, canPlay) : []);
  const lackOf = (bytes = 0): Lack => {
    if (!room || !device || bytes <= room.free) return null;
    return bytes <= device.free ? 'limit' : 'full';
  };
  const fits = ({ bytes }: FileWeight) => lackOf(bytes) === null;
  const recommended = recommend(files.filter(fits), (file) => file);
  const { audio = [], subtitles = [] } = playback ?? {};
  const usual = recommended ?? files.find(fits) ?? files[0];
  const choice: OfflineChoice = {
    height: usual?.height ?? null,
    sound: usualSound(audio, preferences.audio),
    subtitles: usualSubtitles(subtitles, { preferred: preferences.subtitles, locale }),
    ...changes,
  };
  const chosen = files.find(({ height }) => height === choice.height);
  return {
    files,
    recommended,
    choice,
    change: (some) => setChanges((before) => ({ ...before, ...some })),
    room,
    lackOf,
    lack: lackOf(chosen?.bytes),
  };
}
