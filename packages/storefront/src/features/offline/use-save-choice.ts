import type { Playback } from '@parde/api-client';
import { createPreferenceStore } from '@parde/player/preferences';
import { useState } from 'react';
import { usePage } from '../../app/page/Storefront.tsx';
import type { FileSize } from '../../titles/file-downloads/recommended-file.ts';
import { useRecommended } from '../../titles/file-downloads/use-recommended.ts';
import type { DeviceSpace } from '../../titles/offline/device/device-space.ts';
import { withinLimit } from '../../titles/offline/device/offline-quota.ts';
import { savableInput } from '../../titles/offline/download/check-savable.ts';
import {
  type OfflineChoice,
  useDeviceSpace,
  useOffline,
} from '../../titles/offline/react/use-offline.ts';
import { filesHere, usualSound, usualSubtitles } from './save-choices.ts';

export interface SaveChoice {
  readonly files: readonly FileSize[];
  readonly recommended: FileSize | undefined;
  readonly choice: OfflineChoice;
  readonly change: (changes: Partial<OfflineChoice>) => void;
  /** Undefined while loading; null if the browser does not report its storage. */
  readonly deviceSpace: DeviceSpace | null | undefined;
  /** Returns the reason why this many bytes do not fit. */
  readonly shortageFor: (bytes: number | undefined) => StorageShortage;
  /** The reason why the current choice does not fit. */
  readonly shortage: StorageShortage;
}

export type StorageShortage = 'full' | 'limit' | null;

/**
 * Returns the viewer's choice of what to save, which starts with what suits most viewers. For several titles, `sums`
 * are their total sizes.
 */
export function useSaveChoice(
  playback: Playback | undefined,
  sums?: readonly FileSize[],
): SaveChoice {
  const { locale } = usePage().facts;
  const recommend = useRecommended();
  const { library, titles } = useOffline();
  const device = useDeviceSpace(titles);
  const deviceSpace = device && withinLimit(device, library?.bytes() ?? 0);
  const [preferences] = useState(() => createPreferenceStore().get());
  const [changes, setChanges] = useState<Partial<OfflineChoice>>({});
  const { canPlay } = savableInput(usePage());
  const files = sums ?? (playback ? filesHere(playback, canPlay) : []);
  const shortageFor = (bytes = 0): StorageShortage => {
    if (!deviceSpace || !device || bytes <= deviceSpace.free) return null;
    return bytes <= device.free ? 'limit' : 'full';
  };
  const fits = ({ bytes }: FileSize) => shortageFor(bytes) === null;
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
    deviceSpace,
    shortageFor,
    shortage: shortageFor(chosen?.bytes),
  };
}
