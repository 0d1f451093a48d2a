import type { DeviceParts } from './device-parts.ts';
import type { OfflineTerms } from './playback.ts';
import type { TitleRecord } from './title.ts';

const minuteMs = 60_000;
const renewMs = 15 * minuteMs;
/** The time before a title's end in which the answer may change what plays. */
const soonMs = 60 * minuteMs;
/** The number of titles in one call of `getTerms`. */
const titlesPerCall = 50;

type TermsParts = Pick<DeviceParts, 'owner' | 'records' | 'server' | 'clock' | 'onError'>;

/**
 * Corrects the clock, and fetches the current terms of all titles if the last answer is old or the end of a title is
 * near. Without an answer nothing changes. Call whenever there is a connection.
 */
export async function renewTerms(device: TermsParts): Promise<void> {
  const { owner, records, server, clock, onError } = device;
  const titles = records.titles().filter((title) => title.owner === owner);
  await clock.correct(titles, { records, server });
  const now = clock.now();
  if (!server.getTerms || !titles.some((title) => isDue(title, now))) return;
  for (let first = 0; first < titles.length; first += titlesPerCall) {
    const requested = titles.slice(first, first + titlesPerCall);
    const answers = await server.getTerms(
      requested.map(({ type, id }) => ({ content_type: type, id })),
    );
    const isKnown = (title: TitleRecord) =>
      Array.isArray(answers) &&
      answers.some((one) => one?.content_type === title.type && one.id === title.id);
    if (!requested.some(isKnown)) {
      onError(new TypeError('getTerms returned none of the requested titles.'));
      continue;
    }
    await records.changeAll(
      requested.map(({ key }) => key),
      (title) => {
        const { type, id } = title;
        const answer = answers.find((one) => one.content_type === type && one.id === id);
        // A missing answer changes nothing.
        return answer ? followTerms(title, answer.terms, now) : {};
      },
    );
  }
}

function isDue({ playback, check, addedAt, problem }: TitleRecord, now: number): boolean {
  // A clock that was set back makes the terms due, too.
  const age = Math.abs(now - (check?.at ?? addedAt));
  const until = playback.offline?.until;
  const mayChange =
    check?.isRefused || problem === 'refused' || (until && !(Date.parse(until) - now > soonMs));
  return age >= (mayChange ? minuteMs : renewMs);
}

/**
 * A saved title stays at its own version. It still plays, and is not fetched again automatically, because data is
 * expensive.
 */
function followTerms(
  { playback, problem }: TitleRecord,
  terms: OfflineTerms | null,
  at: number,
): Partial<TitleRecord> {
  if (!terms) return { check: { at, isRefused: true, isOutdated: false } };
  const version = playback.offline?.version ?? terms.version;
  return {
    playback: { ...playback, offline: { ...terms, ...(version !== undefined && { version }) } },
    check: { at, isRefused: false, isOutdated: version !== terms.version },
    ...(problem === 'refused' && { status: 'waiting', problem: null }),
  };
}
