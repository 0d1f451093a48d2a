import type { PlaybackSource } from '../playback.ts';
import { canPlayStream } from '../support.ts';
import { localAddress, type OfflineChoice } from '../title.ts';
import {
  type HlsSound,
  type HlsVariant,
  hasEnd,
  isMaster,
  isProtected,
  localPlaylist,
  masterOfOne,
  readMaster,
} from './hls-playlist.ts';
import { chooseHeight, completeFile, type PlanInput, type PlannedFilm } from './plan.ts';

/**
 * Plans one picture and one sound of an HLS stream. Returns null if there is none that this browser plays and that
 * may be saved.
 */
export async function planStream(input: PlanInput): Promise<PlannedFilm | null> {
  const { playback, base, readText } = input;
  const canDecode = ({ codecs = null }: { codecs?: string | null }) =>
    codecs === null || canPlayStream(codecs);
  const source = playback.sources.find((one) => one.type === 'hls' && canDecode(one));
  if (!source) return null;
  const address = new URL(source.url, base).href;
  const text = await readText(address);
  if (isProtected(text)) return null;
  if (!isMaster(text)) {
    const picture = planMedia(text, address, 'video');
    return picture && filmOf(input, { source, streams: [picture], variant: null });
  }

  const { variants, sounds } = readMaster(text, address);
  const playable = variants.filter(canDecode);
  const variant = chooseHeight(playable, ({ height }) => height, input);
  if (!variant) return null;
  const group = sounds.filter((one) => one.group === variant.audioGroup);
  const sound = chooseSound(group, input.choice.sound);
  const nameOfSound = sound ? soundName(sound, group) : '';
  const wanted = [
    { name: videoName(variant), url: variant.url },
    // A sound without an address is in the picture's files.
    ...(sound && sound.url !== null ? [{ name: nameOfSound, url: sound.url }] : []),
  ];
  const streams: Stream[] = [];
  for (const { name, url } of wanted) {
    const stream = planMedia(await readText(url), url, name);
    if (!stream) return null;
    streams.push(stream);
  }
  const master = masterOfOne(
    text,
    { line: variant.line, name: playlistOf(videoName(variant)) },
    sound && { line: sound.line, name: playlistOf(nameOfSound) },
  );
  const soundIndex = sound && group.indexOf(sound);
  return filmOf(input, { source, streams, variant, master, soundIndex });
}

const playlistOf = (name: string) => `${name}.m3u8`;

/*
 * Names distinguish renditions. Otherwise the saved parts of one rendition would count as parts of another in a new
 * plan. Characters that have a meaning in an address are removed.
 */
const nameOf = (...facts: (string | number | null)[]) =>
  facts
    .filter((fact) => fact !== null)
    .join('-')
    .replace(/[^\w-]/g, '');

const videoName = ({ height, codecs }: HlsVariant) => nameOf('video', height, codecs);

function soundName(sound: HlsSound, group: readonly HlsSound[]): string {
  const { language, isDescription } = sound;
  const alike = group.filter(
    (one) => one.language === language && one.isDescription === isDescription,
  );
  const trackIndex = alike.indexOf(sound);
  const kind = isDescription ? 'description' : null;
  return nameOf('sound', language, kind, trackIndex > 0 ? `other${trackIndex}` : null);
}

type Stream = NonNullable<ReturnType<typeof planMedia>>;

function planMedia(text: string, address: string, name: string) {
  if (isProtected(text) || !hasEnd(text)) return null;
  return { file: playlistOf(name), ...localPlaylist(text, address, name) };
}

interface Chosen {
  readonly source: PlaybackSource;
  readonly streams: readonly Stream[];
  readonly variant: HlsVariant | null;
  readonly master?: string;
  readonly soundIndex?: number | null;
}

function filmOf(
  { playback, folder }: PlanInput,
  { source, streams, variant, master, soundIndex = null }: Chosen,
): PlannedFilm {
  const texts = streams.map(({ file, text }) => ({ file, text }));
  const entry = master === undefined ? 'video.m3u8' : 'master.m3u8';
  const offlineFile = playback.offline?.files?.find(({ height }) => height === variant?.height);
  const sizeOfSource = offlineFile?.sizes?.find(({ codecs }) => codecs === source.codecs);
  const estimated = variant && Math.round((variant.bitrate * (streams[0]?.seconds ?? 0)) / 8);
  return {
    source: {
      type: 'hls',
      url: localAddress(folder, entry),
      quality: null,
      codecs: variant?.codecs ?? source.codecs ?? null,
    },
    texts: master === undefined ? texts : [...texts, { file: entry, text: master }],
    parts: sideBySide(
      streams.map(({ files }) => files.map(({ name, url }) => completeFile(name, url))),
    ),
    expectedBytes: sizeOfSource?.size_bytes ?? offlineFile?.size_bytes ?? (estimated || null),
    soundIndex,
  };
}

function chooseSound(sounds: readonly HlsSound[], wanted: OfflineChoice['sound']): HlsSound | null {
  const found =
    wanted &&
    sounds.find(
      (sound) => sound.language === wanted.language && sound.isDescription === wanted.isDescription,
    );
  return found ?? sounds.find(({ isDefault }) => isDefault) ?? sounds[0] ?? null;
}

/** Takes one of each row in turn, so that the saved part of the picture has its sound. */
function sideBySide<One>(rows: readonly (readonly One[])[]): One[] {
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    rows.flatMap((row) => row.slice(index, index + 1)),
  ).flat();
}
