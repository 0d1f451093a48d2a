import type { PlayableType, Playback } from '@parde/api-client';
import { createPreferenceStore, type Preferences } from '@parde/player/preferences';
import { useState } from 'react';
import { usePage } from '../../app/page/Storefront.tsx';
import { contentId, isTitleType } from '../../content-id.ts';
import type { FileSize } from '../../titles/file-downloads/recommended-file.ts';
import { useRecommended } from '../../titles/file-downloads/recommended-file.ts';
import type { DeviceSpace } from '../../titles/offline/device/device-space.ts';
import { withinLimit } from '../../titles/offline/device/offline-quota.ts';
import { savableInput } from '../../titles/offline/download/check-savable.ts';
import {
  type OfflineChoice,
  type OfflineTitle,
  useDeviceSpace,
  useOffline,
} from '../../titles/offline/react/use-offline.ts';

export interface SavableTitle {
  readonly type: PlayableType;
  readonly id: string;
}

/** Parses untrusted input. */
export function parseSavable(type: string, id: string): SavableTitle | undefined {
  return isTitleType(type) && type !== 'series' && contentId.test(id) ? { type, id } : undefined;
}

/** Returns the size that this browser would fetch for each height, which depends on the codecs that it plays. */
export function filesHere(
  { offline, sources }: Pick<Playback, 'offline' | 'sources'>,
  canPlay: (type: string) => boolean,
): FileSize[] {
  const source = sources.find(
    ({ type, codecs }) =>
      codecs !== null && canPlay(`video/${type === 'hls' ? 'mp4' : type}; codecs="${codecs}"`),
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

export type SaveStage = 'queued' | 'running' | 'paused' | 'failed' | 'kept';

export function stageOf({ status, bytes }: Pick<OfflineTitle, 'status' | 'bytes'>): SaveStage {
  if (status === 'waiting') return bytes > 0 ? 'running' : 'queued';
  return status;
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
  const { library, titles } = useOffline();
  const device = useDeviceSpace(titles);
  const deviceSpace = device && withinLimit(device, library?.bytes() ?? 0);
  const [preferences] = useState(() => createPreferenceStore().getState());
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
