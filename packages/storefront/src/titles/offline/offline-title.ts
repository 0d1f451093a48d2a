import type { PlayableType, Playback } from '@parde/api-client';

/** The viewer's choice of what to save of a title. */
export interface OfflineChoice {
  /** The height of the picture in lines; null for the best available. */
  readonly height: number | null;
  /**
   * The sound's language, and whether it describes the picture; null for the sound that the stream plays by default.
   */
  readonly sound: { readonly language: string; readonly isDescription: boolean } | null;
  /** The languages of the subtitles. */
  readonly subtitles: readonly string[];
}

/**
 * `waiting` means that the title is in the queue, and may be running. `failed` means that it continues only after a
 * click.
 */
export type OfflineStatus = 'waiting' | 'paused' | 'kept' | 'failed';

export type OfflineProblem =
  /** The server does not allow this viewer to save the title, or no longer does. */
  | 'refused'
  /** The title or its file no longer exists. */
  | 'gone'
  /** The title needs more than this player to read it, or this browser cannot play it. */
  | 'unplayable'
  /** The device has no room for the title. */
  | 'full'
  /** The title would exceed the viewer's limit. */
  | 'limit';

/** The viewer's position on this device. */
export interface OfflinePosition {
  readonly seconds: number;
  readonly duration: number;
  /** The time by the device's clock, in milliseconds. */
  readonly at: number;
}

/** The server's latest answer about a title that is saved on a device. */
export interface OfflineTermsCheck {
  /** The time by the device's clock, in milliseconds. */
  readonly at: number;
  /** True if the title may no longer be saved. */
  readonly isRefused: boolean;
  /** True if the title's files on the server have changed. The saved files still play. */
  readonly isOutdated: boolean;
}

/** A title that is saved on this device, or will be. */
export interface OfflineTitle {
  readonly key: string;
  /** The viewer who saved the title. Other viewers of the device do not see it. */
  readonly owner: string;
  readonly type: PlayableType;
  readonly id: string;
  /** The folder of the title's files. */
  readonly folder: string;
  /** The position in the queue: the smallest comes first. */
  readonly order: number;
  readonly status: OfflineStatus;
  readonly problem: OfflineProblem | null;
  readonly choice: OfflineChoice;
  /** The server's answer, with the addresses of files on this device once they are known. */
  readonly playback: Playback;
  /** Missing until the terms have been fetched again. */
  readonly word?: OfflineTermsCheck;
  /** False until the files of the title are known. */
  readonly isPlanned: boolean;
  /** The bytes on the device. */
  readonly bytes: number;
  /** The bytes of the complete title; null if unknown until the end. */
  readonly expectedBytes: number | null;
  readonly addedAt: number;
  readonly keptAt: number | null;
  readonly place: OfflinePosition | null;
  /** False while the server does not know the position. */
  readonly isPlaceSent: boolean;
  /** True if the device saved the title automatically, and the viewer did not choose it. */
  readonly isByItself?: boolean;
}

export type PlayableRef = Pick<OfflineTitle, 'type' | 'id'>;

/** A part of a file, which is fetched separately. Most files have one part. */
export interface OfflinePart {
  readonly title: string;
  /** The position in the order of fetching. */
  readonly index: number;
  readonly file: string;
  readonly url: string;
  /** True if the film plays without this part. */
  readonly isExtra: boolean;
  /** The first and last byte, if the file is fetched in parts. */
  readonly range: readonly [first: number, last: number] | null;
  /** The file's length, if the server has sent it. A file of another length is another file. */
  readonly fileBytes: number | null;
  /** The bytes of the part; null until it is complete. */
  readonly bytes: number | null;
}

/** The number of titles that are fetched at once. The others wait in their order. */
export const titlesAtOnce = 2;

export const titleKey = (owner: string, type: string, id: string): string =>
  `${owner} ${type} ${id}`;

/** Creates a title that is to be saved. */
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

/** The name of a part's file on the device. */
export const partName = ({ file, range }: Pick<OfflinePart, 'file' | 'range'>): string =>
  range ? `${file}@${range[0]}` : file;

/** The address of a file on the device, as the player requests it. */
export const localAddress = (folder: string, file: string): string => `kept://${folder}/${file}`;

export function readLocalAddress(address: string): { folder: string; file: string } | null {
  const [, folder, file] = /^kept:\/\/([^/]+)\/([^/?#]+)/.exec(address) ?? [];
  return folder === undefined || file === undefined ? null : { folder, file };
}
