import type { DeviceParts } from '../device-parts.ts';
import type { OfflinePlayback } from '../playback.ts';
import {
  type FilePart,
  partName,
  type SaveProblem,
  type TermsCheck,
  type TitleRecord,
} from '../title.ts';
import { fetchPart, isFull } from './fetch-part.ts';
import type { TitlePlan } from './plan.ts';
import { planTitle } from './plan-title.ts';

export type DownloadEnd =
  | { readonly end: 'saved' }
  /** There is no connection, or the server asks the client to retry later. */
  | { readonly end: 'later'; readonly afterSeconds: number | null }
  | { readonly end: 'failed'; readonly problem: SaveProblem };

/** The number of parts of a title that are fetched at once. */
const partsAtOnce = 4;
/** The number of restarts in a row with fresh addresses, before saving fails. */
const maxTries = 3;

/** Thrown where a title cannot continue, and caught in `downloadTitle`. */
class Halt extends Error {
  readonly end: DownloadEnd;
  constructor(end: DownloadEnd) {
    super(end.end);
    this.end = end;
  }
}

const later = (afterSeconds: number | null = null) => new Halt({ end: 'later', afterSeconds });
const failed = (problem: SaveProblem) => new Halt({ end: 'failed', problem });

type DownloadParts = Pick<
  DeviceParts,
  'records' | 'files' | 'quota' | 'server' | 'clock' | 'base' | 'fetch'
>;

/** Fetches the missing parts of a title. May be stopped and called again at any time, and fetches nothing twice. */
export async function downloadTitle(
  device: DownloadParts,
  title: TitleRecord,
  signal: AbortSignal,
): Promise<DownloadEnd> {
  try {
    await fetchTitle(device, title, signal);
    return { end: 'saved' };
  } catch (error) {
    if (error instanceof Halt) return error.end;
    if (isFull(error)) return { end: 'failed', problem: 'full' };
    throw error;
  }
}

async function fetchTitle(
  device: DownloadParts,
  title: TitleRecord,
  signal: AbortSignal,
): Promise<void> {
  let tries = 0;
  let wantsAddresses = false;
  for (;;) {
    const planned = await prepare(device, title, { signal, wantsAddresses });
    await reserveOrFail(device, title, Math.max(0, (planned.expectedBytes ?? 0) - planned.bytes));
    const { end, fetched } = await fetchParts(device, planned, signal);
    if (end === 'complete') return;
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
  device: DownloadParts,
  { key }: TitleRecord,
  { signal, wantsAddresses }: { signal: AbortSignal; wantsAddresses: boolean },
): Promise<TitleRecord> {
  const { records, clock } = device;
  if (signal.aborted) throw later();
  const title = await records.title(key);
  if (!title) throw later();
  const playback = await fetchPlayback(device, title);
  if (playback.offline === null) throw failed('refused');
  const known = title.playback;
  const check: TermsCheck = { at: clock.now(), isRefused: false, isOutdated: false };
  const isOther = known.offline?.version !== playback.offline?.version;
  const hasLapsed = Date.parse(known.expires_at ?? '') <= clock.now();
  if (title.isPlanned && !isOther && !hasLapsed && !wantsAddresses) {
    // The end of a subscription may have moved.
    const { offline } = playback;
    const changed = await records.change(key, (now) => ({
      playback: { ...now.playback, ...(offline && { offline }) },
      check,
    }));
    return changed ?? title;
  }
  const plan = await makePlan(device, { title, playback, signal });
  const parts = plan.parts.map((part, index) => ({ ...part, title: key, index, bytes: null }));
  const old = title.isPlanned && !isOther ? await records.parts(key) : [];
  const isSame =
    old.length === parts.length && old.every((part, index) => isSamePart(part, parts[index]));
  if (isSame) {
    await records.setParts(
      key,
      old.map((part, index) => ({ ...part, url: parts[index]?.url ?? part.url })),
    );
  } else await restartFetching(device, title, { plan, parts });
  const changed = await records.change(key, () => ({
    isPlanned: true,
    playback: plan.playback,
    expectedBytes: plan.expectedBytes,
    check,
    // Until the title is complete again, there is nothing to play.
    ...(!isSame && { bytes: 0, savedAt: null }),
  }));
  return changed ?? title;
}

const isSamePart = (one: FilePart, other: FilePart | undefined) =>
  one.file === other?.file && one.range?.[1] === other.range?.[1];

async function fetchPlayback(
  { server }: DownloadParts,
  { type, id }: TitleRecord,
): Promise<OfflinePlayback> {
  const answer = await server.getPlayback({ content_type: type, id }).catch(() => {
    throw later();
  });
  if (answer === 'refused' || answer === 'gone') throw failed(answer);
  return answer;
}

interface PlanFacts {
  readonly title: TitleRecord;
  readonly playback: OfflinePlayback;
  readonly signal: AbortSignal;
}

async function makePlan(
  { base, fetch }: DownloadParts,
  { title: { folder, choice }, playback, signal }: PlanFacts,
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
  { records, files }: DownloadParts,
  { key, folder }: TitleRecord,
  { plan, parts }: { plan: TitlePlan; parts: readonly FilePart[] },
): Promise<void> {
  // Removes the records of the files first, then the files.
  await records.setParts(key, []);
  await files.removeFolder(folder);
  for (const { file, text } of plan.texts) await files.append(folder, file, new Blob([text]));
  await records.setParts(key, parts);
}

async function reserveOrFail(
  { quota }: DownloadParts,
  { key }: TitleRecord,
  bytes: number,
): Promise<void> {
  const shortage = await quota.reserve(key, bytes);
  if (shortage) throw failed(shortage);
}

interface FetchResult {
  /** `changed` is about one part, `other` about the complete plain file. */
  readonly end: 'complete' | 'expired' | 'missing' | 'changed' | 'other';
  /** The number of parts that became complete. */
  readonly fetched: number;
}

async function fetchParts(
  device: DownloadParts,
  title: TitleRecord,
  stopSignal: AbortSignal,
): Promise<FetchResult> {
  const waiting = (await device.records.parts(title.key)).filter(({ bytes }) => bytes === null);
  const stop = new AbortController();
  const signal = AbortSignal.any([stopSignal, stop.signal]);
  let fetched = 0;
  let end: FetchResult['end'] = 'complete';
  let thrown: { readonly error: unknown } | undefined;

  const fetchOneAfterAnother = async () => {
    for (;;) {
      const part = signal.aborted ? undefined : waiting.shift();
      if (!part) return;
      // The expected size is an estimate, and the viewer may lower the limit in the meantime.
      await reserveOrFail(device, title, 0);
      const how = await fetchOne(device, part, { folder: title.folder, signal });
      if (how === 'complete') fetched += 1;
      else {
        if (end === 'complete') end = how;
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
  if (end === 'complete' && thrown) throw thrown.error;
  if (stopSignal.aborted) throw later();
  return { end, fetched };
}

async function fetchOne(
  device: DownloadParts,
  part: FilePart,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<FetchResult['end']> {
  const { records, files, fetch } = device;
  const result = await fetchPart({ part, folder, files, fetch, signal });
  switch (result.end) {
    case 'complete':
      if (!(await records.changePart(part, { bytes: result.bytes }))) throw later();
      return 'complete';
    case 'missing':
      if (!part.isExtra) return 'missing';
      await records.changePart(part, { bytes: 0 });
      return 'complete';
    case 'changed':
      return await forgetPart(device, part, folder);
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
  { records, files }: DownloadParts,
  part: FilePart,
  folder: string,
): Promise<'changed' | 'other'> {
  if (part.range) {
    await records.change(part.title, () => ({ isPlanned: false }));
    return 'other';
  }
  await files.removeFile(folder, partName(part));
  await records.changePart(part, { fileBytes: null });
  return 'changed';
}
