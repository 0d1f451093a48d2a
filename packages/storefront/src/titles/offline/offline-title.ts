import type { PlayableType, Playback } from '@parde/api-client';

/** What the viewer has chosen to keep of a title. */
export interface OfflineChoice {
  /** Of the picture, in lines; null for the best that there is. */
  readonly height: number | null;
  /** The sound's language, and whether it describes the picture; null for what the stream plays by itself. */
  readonly sound: { readonly language: string; readonly isDescription: boolean } | null;
  /** Languages. */
  readonly subtitles: readonly string[];
}

/** Waiting: it is in the queue, and may be running. Failed: it goes on only after a press. */
export type OfflineStatus = 'waiting' | 'paused' | 'kept' | 'failed';

export type OfflineProblem =
  /** The server does not let this viewer keep it, or not any more. */
  | 'refused'
  /** There is no such title or file any more. */
  | 'gone'
  /** It needs more than this player to read it, or this browser cannot play it. */
  | 'unplayable'
  /** The device has no room for it. */
  | 'full'
  /** It would take more than the viewer lets titles take. */
  | 'limit';

/** How far the viewer has come on this device. */
export interface OfflinePlace {
  readonly seconds: number;
  readonly duration: number;
  /** By the device's clock, in milliseconds. */
  readonly at: number;
}

/** What the server has said since of a title that a device keeps. */
export interface OfflineWord {
  /** By the device's clock, in milliseconds. */
  readonly at: number;
  /** It may not be kept any more. */
  readonly isRefused: boolean;
  /** Its files on the server are others by now. What is here plays on. */
  readonly isOutdated: boolean;
}

/** A title that is kept on this device, or is going to be. */
export interface OfflineTitle {
  readonly key: string;
  /** Whose it is: another viewer of the device does not see it. */
  readonly owner: string;
  readonly type: PlayableType;
  readonly id: string;
  /** Of its files. */
  readonly folder: string;
  /** Its place in the queue: the smallest comes first. */
  readonly order: number;
  readonly status: OfflineStatus;
  readonly problem: OfflineProblem | null;
  readonly choice: OfflineChoice;
  /** The server's answer, with the addresses of files of this device once they are known. */
  readonly playback: Playback;
  /** Missing until it was asked again. */
  readonly word?: OfflineWord;
  /** False until it is known which files it has. */
  readonly isPlanned: boolean;
  /** Bytes on the device. */
  readonly bytes: number;
  /** Bytes that it will have; null where nobody knows before the end. */
  readonly expectedBytes: number | null;
  readonly addedAt: number;
  readonly keptAt: number | null;
  readonly place: OfflinePlace | null;
  /** False while the server does not know the place. */
  readonly isPlaceSent: boolean;
  /** The viewer had it kept by itself, and did not choose it. */
  readonly isByItself?: boolean;
}

/** A part of a file, fetched by itself. Most files have one. */
export interface OfflinePart {
  readonly title: string;
  /** Its place in the order of fetching. */
  readonly index: number;
  readonly file: string;
  readonly url: string;
  /** The film plays without it. */
  readonly isExtra: boolean;
  /** First and last byte, where the file is fetched in parts. */
  readonly range: readonly [first: number, last: number] | null;
  /** The file's length, where the server has said it. A file of another length is another file. */
  readonly fileBytes: number | null;
  /** Its bytes; null until it is whole. */
  readonly bytes: number | null;
}

/** How many titles are fetched at once. The others wait in their order. */
export const titlesAtOnce = 2;

export const titleKey = (owner: string, type: string, id: string): string =>
  `${owner} ${type} ${id}`;

/** One that is going to be kept. */
export function createTitle({
  owner,
  playback,
  ...wanted
}: Pick<OfflineTitle, 'owner' | 'playback' | 'choice' | 'order' | 'isByItself'>): OfflineTitle {
  const { content_type: type, id } = playback;
  return {
    ...wanted,
    key: titleKey(owner, type, id),
    owner,
    type,
    id,
    folder: crypto.randomUUID(),
    status: 'waiting',
    problem: null,
    playback,
    isPlanned: false,
    bytes: 0,
    expectedBytes: null,
    addedAt: Date.now(),
    keptAt: null,
    place: null,
    isPlaceSent: true,
  };
}

/** A part of a file on the device. */
export const partName = ({ file, range }: Pick<OfflinePart, 'file' | 'range'>): string =>
  range ? `${file}@${range[0]}` : file;

/** Addresses of files on the device, as the player asks for them. */
export const localAddress = (folder: string, file: string): string => `kept://${folder}/${file}`;

export function readLocalAddress(address: string): { folder: string; file: string } | null {
  const [, folder, file] = /^kept:\/\/([^/]+)\/([^/?#]+)/.exec(address) ?? [];
  return folder === undefined || file === undefined ? null : { folder, file };
}
