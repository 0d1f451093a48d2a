import type { Playback } from '@parde/api-client';
import { createPreferenceStore } from '@parde/player/preferences';
import { useEffect, useState } from 'react';
import { usePage } from '../../app/page/Storefront.tsx';
import type { FileWeight } from '../../titles/downloads/recommended-file.ts';
import { useRecommended } from '../../titles/downloads/use-recommended.ts';
import { keepableInput } from '../../titles/offline/ask-keepable.ts';
import { type DeviceRoom, readDeviceRoom } from '../../titles/offline/device-room.ts';
import { withinLimit } from '../../titles/offline/offline-room.ts';
import { type OfflineChoice, useOffline } from '../../titles/offline/use-offline.ts';
import { filesHere, usualSound, usualSubtitles } from './keep-choices.ts';

export interface KeepChoice {
  readonly files: readonly FileWeight[];
  readonly recommended: FileWeight | undefined;
  readonly choice: OfflineChoice;
  readonly change: (changes: Partial<OfflineChoice>) => void;
  /** Undefined while it is being asked; null where the browser does not say. */
  readonly room: DeviceRoom | null | undefined;
  /** The device has no room for what is chosen. */
  readonly isTooLarge: boolean;
}

/** What is to be kept: what most would take, until the viewer chooses. Of several titles, `sums` are theirs. */
export function useKeepChoice(
  playback: Playback | undefined,
  sums?: readonly FileWeight[],
): KeepChoice {
  const { locale } = usePage().facts;
  const recommend = useRecommended();
  const room = useDeviceRoom();
  const [preferences] = useState(() => createPreferenceStore().get());
  const [changes, setChanges] = useState<Partial<OfflineChoice>>({});
  const { canPlay } = keepableInput(usePage());
  const files = sums ?? (playback ? filesHere(playback, canPlay) : []);
  const fits = ({ bytes = 0 }: FileWeight) => !room || bytes <= room.free;
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
    isTooLarge: chosen !== undefined && !fits(chosen),
  };
}

function useDeviceRoom(): DeviceRoom | null | undefined {
  const { titles } = useOffline();
  const [room, setRoom] = useState<DeviceRoom | null>();
  useEffect(() => {
    let isShown = true;
    void readDeviceRoom().then((read) => {
      if (isShown) setRoom(read);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return room && withinLimit(room, titles);
}
