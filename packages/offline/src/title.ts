import type { OfflinePlayback } from './playback.ts';

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

/** The viewer's position on this device. */
export interface OfflinePosition {
  readonly seconds: number;
  readonly duration: number;
  /** The time by the device's clock, in milliseconds. */
  readonly at: number;
}

/** A title that is saved on this device, or will be. `describe` returns its state. */
export interface OfflineTitle<Playback extends OfflinePlayback = OfflinePlayback> {
  readonly key: string;
  /** The viewer who saved the title. Other viewers of the device do not see it. */
  readonly owner: string;
  readonly type: Playback['content_type'];
  readonly id: string;
  readonly choice: OfflineChoice;
  /** The server's answer, with the addresses of files on this device once they are known. */
  readonly playback: Playback;
  /** In milliseconds. */
  readonly addedAt: number;
  readonly position: OfflinePosition | null;
  /** False while the server does not know the position. */
  readonly isPositionSent: boolean;
  /** True if the page saved the title automatically, and the viewer did not choose it. */
  readonly isAutomatic: boolean;
}

export type SaveProblem =
  /** The server does not allow this viewer to save the title, or no longer does. */
  | 'refused'
  /** The title or its file no longer exists. */
  | 'gone'
  /** This browser cannot play the title, or the title needs DRM. */
  | 'unplayable'
  /** The device has no room for the title. */
  | 'full'
  /** The title would exceed the limit. */
  | 'limit';

/** A title as the database stores it. */
export interface TitleRecord<Playback extends OfflinePlayback = OfflinePlayback>
  extends OfflineTitle<Playback> {
  /** The folder of the title's files. */
  readonly folder: string;
  /** The position in the queue: the smallest comes first. */
  readonly order: number;
  /** `failed` means that the title continues only after a click. */
  readonly status: 'waiting' | 'paused' | 'saved' | 'failed';
  readonly problem: SaveProblem | null;
  /** False until the files of the title are known. */
  readonly isPlanned: boolean;
  /** The bytes of complete parts on the device. */
  readonly bytes: number;
  /** The bytes of the complete title; null if unknown until the end. */
  readonly expectedBytes: number | null;
  /** The time at which the title became complete. A part that is damaged since then is being fetched again. */
  readonly savedAt: number | null;
  /** The server's latest answer about the terms. Missing until the first answer. */
  readonly check?: TermsCheck;
}

export interface TermsCheck {
  /** The time by the device's clock, in milliseconds. */
  readonly at: number;
  /** True if the title may no longer be saved. */
  readonly isRefused: boolean;
  /** True if the title's files on the server have changed. The saved files still play. */
  readonly isOutdated: boolean;
}

/** A part of a file, which is fetched separately. Most files have one part. */
export interface FilePart {
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

/** A title for `add`. Without a choice, the best picture, the usual sound and all subtitles are saved. */
export interface WantedTitle<Playback extends OfflinePlayback = OfflinePlayback> {
  readonly playback: Playback;
  readonly choice?: OfflineChoice;
  /** True if the viewer did not choose the title. */
  readonly isAutomatic?: boolean;
}

export function createRecord<Playback extends OfflinePlayback>(
  { playback, choice, isAutomatic = false }: WantedTitle<Playback>,
  owner: string,
  order: number,
): TitleRecord<Playback> {
  const { content_type: type, id, subtitles = [] } = playback;
  return {
    key: titleKey(owner, type, id),
    owner,
    type,
    id,
    choice: choice ?? {
      height: null,
      sound: null,
      subtitles: subtitles.map(({ language }) => language.code),
    },
    playback,
    addedAt: Date.now(),
    position: null,
    isPositionSent: true,
    isAutomatic,
    folder: crypto.randomUUID(),
    order,
    status: 'waiting',
    problem: null,
    isPlanned: false,
    bytes: 0,
    expectedBytes: null,
    savedAt: null,
  };
}

/** True if the title was fetched completely. A part that is damaged since then is being fetched again. */
export const isComplete = ({ savedAt, isPlanned }: TitleRecord): boolean =>
  isPlanned && savedAt !== null;

/** The name of a part's file on the device. */
export const partName = ({ file, range }: Pick<FilePart, 'file' | 'range'>): string =>
  range ? `${file}@${range[0]}` : file;

/** The address of a file on the device, as a player requests it. */
export const localAddress = (folder: string, file: string): string => `offline://${folder}/${file}`;

export function readLocalAddress(address: string): { folder: string; file: string } | null {
  const [, folder, file] = /^offline:\/\/([^/]+)\/([^/?#]+)/.exec(address) ?? [];
  return folder === undefined || file === undefined ? null : { folder, file };
}
