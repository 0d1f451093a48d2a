import { isApiError, type Playback } from '@parde/api-client';
import { timeNow } from '../device/device-clock.ts';
import type { DeviceFiles } from '../device/device-files.ts';
import type { OfflineRecords } from '../device/offline-records.ts';
import {
  type OfflinePart,
  type OfflineProblem,
  type OfflineTermsCheck,
  type OfflineTitle,
  partName,
} from '../offline-title.ts';
import { fetchPart, isFull } from './fetch-part.ts';
import type { PlanInput, TitlePlan } from './plan.ts';
import { planTitle } from './plan-title.ts';

export type TitleEnd =
  | { readonly end: 'kept' }
  /** There is no connection, or the server asks the client to retry later. */
  | { readonly end: 'later'; readonly afterSeconds: number | null }
  | { readonly end: 'failed'; readonly problem: OfflineProblem };

export interface SaveTitleInput extends Pick<PlanInput, 'base' | 'canPlay' | 'canPlayFile'> {
  readonly records: OfflineRecords;
  readonly files: DeviceFiles;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Fetches the server's current playback. */
  readonly fetchPlayback: (title: OfflineTitle) => Promise<Playback>;
  /** Returns null if that many more bytes may be written. */
  readonly reserveSpace: (bytes: number) => Promise<'full' | 'limit' | null>;
  /** Called when more bytes of the title are on the device. */
  readonly onBytes: () => void;
  readonly signal: AbortSignal;
}

/** The number of parts of a title that are fetched at once. */
const partsAtOnce = 4;
/** The number of restarts in a row with fresh addresses, before saving fails. */
const maxTries = 3;

/** Thrown where a title cannot continue, and caught in `saveTitle`. */
class Halt extends Error {
  readonly end: TitleEnd;
  constructor(end: TitleEnd) {
    super(end.end);
    this.end = end;
  }
}

const later = (afterSeconds: number | null = null) => new Halt({ end: 'later', afterSeconds });
const failed = (problem: OfflineProblem) => new Halt({ end: 'failed', problem });

/** Fetches the missing parts of a title. May be stopped and called again at any time, and fetches nothing twice. */
export async function saveTitle(title: OfflineTitle, input: SaveTitleInput): Promise<TitleEnd> {
  try {
    await fetchTitle(title, input);
    return { end: 'kept' };
  } catch (error) {
    if (error instanceof Halt) return error.end;
    if (isFull(error)) return { end: 'failed', problem: 'full' };
    throw error;
  }
}

async function fetchTitle(title: OfflineTitle, input: SaveTitleInput): Promise<void> {
  let tries = 0;
  let wantsAddresses = false;
  for (;;) {
    const planned = await prepare(title, input, wantsAddresses);
    await reserveOrFail(Math.max(0, (planned.expectedBytes ?? 0) - planned.bytes), input);
    const { end, fetched } = await fetchParts(planned, input);
    if (end === 'whole') return;
    // If the complete file must be fetched again, the completed parts are no progress.
    tries = fetched > 0 && end !== 'other' ? 1 : tries + 1;
    if (tries >= maxTries) throw failed(end === 'expired' ? 'refused' : 'gone');
    wantsAddresses = end === 'expired' || end === 'missing';
  }
}

/**
 * Checks whether the title may still be saved. Plans the title if it has no plan, its addresses have expired, or its
 * file has changed.
 */
async function prepare(
  { key }: OfflineTitle,
  input: SaveTitleInput,
  wantsAddresses: boolean,
): Promise<OfflineTitle> {
  const { records } = input;
  const title = await records.title(key);
  if (!title) throw later();
  const playback = await fetchPlayback(title, input);
  if (!playback.offline) throw failed('refused');
  const known = title.playback;
  const isOther = known.offline?.version !== playback.offline.version;
  const hasLapsed = Date.parse(known.expires_at) <= timeNow();
  if (title.isPlanned && !isOther && !hasLapsed && !wantsAddresses) {
    return (await changeTerms(title, playback, input)) ?? title;
  }
  const plan = await makePlan(title, playback, input);
  const parts = plan.parts.map((part, index) => ({ ...part, title: key, index, bytes: null }));
  const old = title.isPlanned && !isOther ? await records.parts(key) : [];
  const isSame =
    old.length === parts.length && old.every((part, index) => isSamePart(part, parts[index]));
  if (isSame) {
    await records.setParts(
      key,
      old.map((part, index) => ({ ...part, url: parts[index]?.url ?? part.url })),
    );
  } else await restartFetching(title, plan, parts, input);
  const changed = await records.change(key, () => ({
    isPlanned: true,
    playback: plan.playback,
    expectedBytes: plan.expectedBytes,
    word: createPassedCheck(),
    // Until the title is complete again, there is nothing to play.
    ...(!isSame && { bytes: 0, keptAt: null }),
  }));
  return changed ?? title;
}

const isSamePart = (one: OfflinePart, other: OfflinePart | undefined) =>
  one.file === other?.file && one.range?.[1] === other.range?.[1];

/** Stores the current terms, because the end of a subscription may have moved. */
function changeTerms(
  { key }: OfflineTitle,
  { offline = null }: Playback,
  { records }: SaveTitleInput,
) {
  return records.change(key, ({ playback }) => ({
    playback: { ...playback, offline },
    word: createPassedCheck(),
  }));
}

const createPassedCheck = (): OfflineTermsCheck => ({
  at: timeNow(),
  isRefused: false,
  isOutdated: false,
});

async function fetchPlayback(title: OfflineTitle, input: SaveTitleInput): Promise<Playback> {
  try {
    return await input.fetchPlayback(title);
  } catch (error) {
    const status = isApiError(error) ? error.status : undefined;
    if (status === 401 || status === 402 || status === 403) throw failed('refused');
    if (status === 404 || status === 410) throw failed('gone');
    throw later();
  }
}

async function makePlan(
  { folder, choice }: OfflineTitle,
  playback: Playback,
  { base, canPlay, canPlayFile, fetch, signal }: SaveTitleInput,
): Promise<TitlePlan> {
  const fetchUncached = async (url: string, headers: HeadersInit = {}) => {
    try {
      return await fetch(new Request(url, { headers, cache: 'no-store', signal }));
    } catch {
      throw later();
    }
  };
  const plan = await planTitle({
    playback,
    choice,
    folder,
    base,
    canPlay,
    canPlayFile,
    async readText(url, isExtra = false) {
      const response = await fetchUncached(url);
      if (response.ok) return await response.text().catch(() => Promise.reject(later()));
      if (response.status === 429 || response.status >= 500) throw later();
      if (isExtra) return '';
      throw failed(response.status === 401 || response.status === 403 ? 'refused' : 'gone');
    },
    async readLength(url) {
      const response = await fetchUncached(url, { Range: 'bytes=0-0' });
      await response.body?.cancel();
      const [, size] = /\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '') ?? [];
      return response.status === 206 && size !== undefined ? Number(size) : null;
    },
  });
  if (!plan) throw failed('unplayable');
  return plan;
}

async function restartFetching(
  { key, folder }: OfflineTitle,
  plan: TitlePlan,
  parts: readonly OfflinePart[],
  { records, files }: SaveTitleInput,
): Promise<void> {
  // Removes the records of the files first, then the files.
  await records.setParts(key, []);
  await files.removeFolder(folder);
  for (const { file, text } of plan.texts) await files.append(folder, file, new Blob([text]));
  await records.setParts(key, parts);
}

async function reserveOrFail(bytes: number, { reserveSpace }: SaveTitleInput): Promise<void> {
  const shortage = await reserveSpace(bytes);
  if (shortage) throw failed(shortage);
}

interface FetchResult {
  /** `changed` is about one part, `other` about the complete plain file. */
  readonly end: 'whole' | 'expired' | 'missing' | 'changed' | 'other';
  /** The number of parts that became complete. */
  readonly fetched: number;
}

async function fetchParts(title: OfflineTitle, input: SaveTitleInput): Promise<FetchResult> {
  const waiting = (await input.records.parts(title.key)).filter(({ bytes }) => bytes === null);
  const stop = new AbortController();
  const signal = AbortSignal.any([input.signal, stop.signal]);
  let fetched = 0;
  let end: FetchResult['end'] = 'whole';
  let thrown: { readonly error: unknown } | undefined;

  const fetchOneAfterAnother = async () => {
    for (;;) {
      const part = signal.aborted ? undefined : waiting.shift();
      if (!part) return;
      // The expected size is an estimate, and the viewer may lower the limit in the meantime.
      await reserveOrFail(0, input);
      const how = await fetchOne(part, title, { ...input, signal });
      if (how === 'whole') fetched += 1;
      else {
        if (end === 'whole') end = how;
        stop.abort();
      }
    }
  };
  const run = async () => {
    try {
      await fetchOneAfterAnother();
    } catch (error) {
      // An error of one part stops all of them. The bytes that the others have fetched stay.
      thrown ??= { error };
      stop.abort();
    }
  };
  await Promise.all(Array.from({ length: partsAtOnce }, run));
  if (end === 'whole' && thrown) throw thrown.error;
  if (input.signal.aborted) throw later();
  return { end, fetched };
}

async function fetchOne(
  part: OfflinePart,
  { folder }: OfflineTitle,
  input: SaveTitleInput,
): Promise<FetchResult['end']> {
  const { records, files, fetch, signal, onBytes } = input;
  const counted: DeviceFiles = {
    ...files,
    async append(...args) {
      await files.append(...args);
      onBytes();
    },
  };
  const result = await fetchPart({ part, folder, files: counted, fetch, signal });
  switch (result.end) {
    case 'whole':
      if (!(await records.changePart(part, { bytes: result.bytes }))) throw later();
      return 'whole';
    case 'missing':
      if (!part.isExtra) return 'missing';
      await records.changePart(part, { bytes: 0 });
      return 'whole';
    case 'changed':
      return await forgetPart(part, folder, input);
    case 'lost':
      await records.changePart(part, { fileBytes: result.fileBytes });
      throw later();
    case 'busy':
      throw later(result.afterSeconds);
    case 'full':
      throw failed('full');
    case 'expired':
      return 'expired';
  }
}

/** In a plain file, all parts belong to the old file. */
async function forgetPart(
  part: OfflinePart,
  folder: string,
  { records, files }: SaveTitleInput,
): Promise<'changed' | 'other'> {
  if (part.range) {
    await records.change(part.title, () => ({ isPlanned: false }));
    return 'other';
  }
  await files.removeFile(folder, partName(part));
  await records.changePart(part, { fileBytes: null });
  return 'changed';
}
