import type { Playback } from '@parde/api-client';
import { canPlayFile, canPlayStream, type DeviceSpace, type OfflineChoice } from '@parde/offline';
import { createPreferenceStore, type Preferences } from '@parde/player/preferences';
import { useState } from 'react';
import { type PlayableRef, useOffline } from '../../../app/offline/offline-device.ts';
import { withinLimit } from '../../../app/offline/settings.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { contentId, isTitleType } from '../../../content-id.ts';
import type { FileSize } from '../../../titles/file-downloads/recommended-file.ts';
import { useRecommended } from '../../../titles/file-downloads/recommended-file.ts';
import { useDeviceSpace } from '../settings/DeviceStore.tsx';

/** Parses untrusted input. */
export function parseSavable(type: string, id: string): PlayableRef | undefined {
  return isTitleType(type) && type !== 'series' && contentId.test(id) ? { type, id } : undefined;
}

/** Returns the size that this browser would fetch for each height, which depends on the codecs that it plays. */
export function filesHere({ offline, sources }: Pick<Playback, 'offline' | 'sources'>): FileSize[] {
  const source = sources.find(
    ({ type, codecs }) =>
      codecs !== null && (type === 'hls' ? canPlayStream(codecs) : canPlayFile({ type, codecs })),
  );
  return (offline?.files ?? []).map(({ height, size_bytes, sizes = [] }) => {
    const own = sizes.find(({ codecs }) => codecs === source?.codecs);
    return { height, bytes: own?.size_bytes ?? size_bytes ?? undefined };
  });
}

type Sound = NonNullable<OfflineChoice['sound']>;

/** Formats a sound as the value of a form field. */
export const soundKey = ({ language, isDescription }: Sound): string =>
  isDescription ? `${language} described` : language;

type AudioTrack = Playback['audio'][number];

export const soundOf = ({ language, kind }: AudioTrack): Sound => ({
  language: language.code,
  isDescription: kind === 'described',
});

/** Returns each sound once. A stream has two tracks of one language and kind if their codecs differ. */
export function soundsToChoose(audio: readonly AudioTrack[]): AudioTrack[] {
  return audio.filter((track, index) => {
    const key = soundKey(soundOf(track));
    return audio.findIndex((one) => soundKey(soundOf(one)) === key) === index;
  });
}

/** Returns the sound that the player would play; null for the stream's default. */
export function usualSound(
  audio: readonly AudioTrack[],
  preferred: Preferences['audio'],
): Sound | null {
  const track =
    audio.find(({ language, kind }) => language.code === preferred && kind !== 'described') ??
    audio.find((one) => one.default);
  return track ? soundOf(track) : null;
}

type Subtitles = Playback['subtitles'];

/** Returns each language once, because a language is saved with its captions. */
export function languagesOf(subtitles: Subtitles): Subtitles[number]['language'][] {
  return [...new Map(subtitles.map(({ language }) => [language.code, language])).values()];
}

/** Returns the subtitles that the viewer reads in the player, or else those of the page's language and of the film. */
export function usualSubtitles(
  subtitles: Subtitles,
  { preferred, locale }: { preferred: Preferences['subtitles']; locale: string },
): string[] {
  if (preferred === 'off') return [];
  const codes = languagesOf(subtitles).map(({ code }) => code);
  if (preferred !== null && codes.includes(preferred)) return [preferred];
  const shown = subtitles.filter((one) => one.default || one.language.code === locale);
  return codes.filter((code) => shown.some(({ language }) => language.code === code));
}

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
  const { device } = useOffline();
  const space = useDeviceSpace(device);
  const deviceSpace = space && withinLimit(space, device?.bytes() ?? 0);
  const [preferences] = useState(() => createPreferenceStore().getState());
  const [changes, setChanges] = useState<Partial<OfflineChoice>>({});
  const files = sums ?? (playback ? filesHere(playback) : []);
  const shortageFor = (bytes = 0): StorageShortage => {
    if (!deviceSpace || !space || bytes <= deviceSpace.free) return null;
    return bytes <= space.free ? 'limit' : 'full';
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
