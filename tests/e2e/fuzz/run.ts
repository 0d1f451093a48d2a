import { readAnswers } from './answers.ts';
import { type Exchange, exchange } from './exchange.ts';
import { type FaultyApi, startFaultyApi } from './faulty-api.ts';
import { LogWatch } from './log-watch.ts';
import { requestAt } from './make-request.ts';
import { type FuzzedRequest, idMark, type Kind, publicOrigin } from './request.ts';
import { brokenRules } from './rules.ts';
import { Sessions } from './sessions.ts';
import { type FuzzedStorefront, type Memory, startStorefront } from './storefront.ts';

export interface FuzzOptions {
  readonly seed: number;
  /** The indexes of the requests. */
  readonly indexes: readonly number[];
}

export interface Finding {
  /** The index of the request. Missing if the finding concerns only the server. */
  readonly index?: number;
  readonly kind?: Kind;
  readonly rule: string;
  readonly detail: string;
}

export interface Sent {
  readonly index: number;
  readonly kind: Kind;
  /** `none` if the connection was closed without an answer. */
  readonly statuses: readonly string[];
  readonly milliseconds: number;
}

export interface FuzzResult {
  readonly sent: readonly Sent[];
  readonly findings: readonly Finding[];
  readonly memory: readonly (Memory & { readonly after: number })[];
  readonly logLines: number;
  /** Failures of the reference API that were not planted. */
  readonly apiProblems: readonly string[];
  readonly seconds: number;
}

const atOnce = 12;
const hangMs = 5000;
/** In a server that only fills its caches, the heap after garbage collection grows by less than this. */
const growthBytes = 48 * 1024 * 1024;

/** The log event of an error that nothing caught. It is always a fault of the storefront, even if the API failed. */
const thrown = 'request-failed';

const idOf = (index: number) => `fuzz-${String(index).padStart(8, '0')}`;

/** Sends requests to the main brand's built server, in front of the reference API. */
export async function fuzz({ seed, indexes }: FuzzOptions): Promise<FuzzResult> {
  const start = performance.now();
  const api = await startFaultyApi();
  const inProgress = new Set<number>();
  const log = new LogWatch(() => [...inProgress].join(' '));
  const server = await startStorefront(api.baseUrl, {
    onLine: log.add,
    inProgress: () => [...inProgress].join(' '),
  });
  const run = new Run({ seed, api, server, sessions: await Sessions.open(server.port, api) });
  const memory: FuzzResult['memory'][number][] = [];
  const measure = async (after: number) => {
    const memoryInUse = await server.memory();
    if (memoryInUse) memory.push({ after, ...memoryInUse });
  };
  const stretch = Math.max(1, Math.ceil(indexes.length / 10));
  for (let from = 0; from < indexes.length; from += stretch) {
    const queue = indexes.slice(from, from + stretch).values();
    const work = async () => {
      for (const index of queue) {
        if (server.ended() !== undefined) return;
        inProgress.add(index);
        await run.send(index);
        inProgress.delete(index);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    await measure(from + stretch);
  }
  await run.sendHungAgain();
  await run.endWell();
  const ended = server.ended();
  const stopped = await server.stop();
  if (ended !== undefined) run.findings.unshift({ rule: 'the server lives', detail: ended });
  else if (stopped !== '0') run.find({ rule: 'the server stops when asked', detail: stopped });
  run.readLog(log);
  run.readMemory(memory);
  await api.stop();
  return {
    sent: run.sent,
    findings: run.findings,
    memory,
    logLines: log.lines,
    apiProblems: api.problems,
    seconds: (performance.now() - start) / 1000,
  };
}

interface Parts {
  readonly seed: number;
  readonly api: FaultyApi;
  readonly server: FuzzedStorefront;
  readonly sessions: Sessions;
}

class Run {
  readonly sent: Sent[] = [];
  readonly findings: Finding[] = [];
  readonly #parts: Parts;
  readonly #hung: number[] = [];
  /** The answered requests by request id, which the server generated or adopted. The log must have the same status. */
  readonly #answered = new Map<string, { readonly index: number; readonly status: number }>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  find(finding: Finding): void {
    this.findings.push(finding);
  }

  async send(index: number): Promise<void> {
    const request = requestAt(this.#parts.seed, index);
    const { bytes, got } = await this.#exchange(index, request, hangMs);
    const { statuses } = got.hung
      ? { statuses: ['hung'] }
      : await this.#judge(index, request, { bytes, got });
    if (got.hung) this.#hung.push(index);
    this.sent.push({ index, kind: request.kind, statuses, milliseconds: got.milliseconds });
  }

  /** Sends requests that hung again, one at a time. A request that only had to wait for others is answered now. */
  async sendHungAgain(): Promise<void> {
    for (const index of this.#hung.splice(0)) {
      const request = requestAt(this.#parts.seed, index);
      const sent = await this.#exchange(index, request, hangMs);
      if (!sent.got.hung) await this.#judge(index, request, sent);
      else {
        const detail = `still open after ${hangMs / 1000} seconds, twice`;
        this.find({ index, kind: request.kind, rule: 'no hang', detail });
      }
    }
  }

  /** Checks that the server answers a good page after all requests. */
  async endWell(): Promise<void> {
    const { port } = this.#parts.server;
    const pieces = ['GET / HTTP/1.1\r\nhost: parde.example\r\nconnection: close\r\n\r\n'];
    const got = await exchange({ port, pieces, ending: 'wait', timeoutMs: hangMs * 2 });
    const [answer] = readAnswers(got.received, ['GET']).answers;
    if (answer?.status === 200 && answer.body.includes('</html>')) return;
    this.find({
      rule: 'the server answers a good page at the end',
      detail: String(answer?.status),
    });
  }

  readLog({ strange, errors, statuses }: LogWatch): void {
    for (const { text, inProgress } of strange) {
      const detail = `${text.slice(0, 300)} (under way: ${inProgress})`;
      this.find({ rule: 'a line of the log is one event', detail });
    }
    for (const { event, requestId = '', text } of errors) {
      if (this.#parts.api.hasFailed(requestId) && event !== thrown) continue;
      const index = this.#answered.get(requestId)?.index ?? indexOf(requestId);
      this.find({
        ...(index !== undefined && { index }),
        rule: 'no error in the log',
        detail: text,
      });
    }
    for (const [id, { index, status }] of this.#answered) {
      const logged = statuses.get(id) ?? [];
      if (logged.includes(status)) continue;
      const detail = `answered ${status}, logged ${logged.join() || 'nothing'}`;
      this.find({ index, rule: 'the log says what was answered', detail });
    }
  }

  /** Compares the heap at the middle and at the end of the run, because the caches fill during the first tenths. */
  readMemory(memory: FuzzResult['memory']): void {
    const [half, end] = [memory[Math.floor(memory.length / 2)], memory.at(-1)];
    if (!half || !end || end.heapUsed - half.heapUsed < growthBytes) return;
    const detail = `${half.heapUsed} bytes after ${half.after}, ${end.heapUsed} after ${end.after}`;
    this.find({ rule: 'memory does not grow without end', detail });
  }

  async #exchange(index: number, { pieces, ending, fault }: FuzzedRequest, timeoutMs: number) {
    const { api, server, sessions } = this.#parts;
    if (fault) api.plant(idOf(index), fault);
    const filled = pieces.map((piece) => sessions.fill(piece).replaceAll(idMark, idOf(index)));
    const got = await exchange({
      port: server.port,
      pieces: filled,
      ending,
      // A call with the fault `slow` takes its extra time.
      timeoutMs: fault === 'slow' ? timeoutMs * 2 : timeoutMs,
    });
    return { bytes: filled.join(''), got };
  }

  async #judge(
    index: number,
    { kind, expected, ending, fault }: FuzzedRequest,
    { bytes, got }: { readonly bytes: string; readonly got: Exchange },
  ): Promise<{ statuses: string[] }> {
    const { api, sessions } = this.#parts;
    const find = (rule: string, detail: string) => this.find({ index, kind, rule, detail });
    const left = ending === 'leave';
    const methods = expected.map(({ method }) => method);
    // The server may read the rest of a spoiled body as the next request.
    const more = ending === 'wait' ? [] : ['GET', 'GET', 'GET'];
    const { answers, problem } = readAnswers(got.received, [...methods, ...more]);
    for (const [at, answer] of answers.entries()) {
      const { target = '', cookie = '' } = expected[at] ?? {};
      const id = answer.headers.find(([name]) => name === 'x-request-id')?.[1];
      const sentRequest = {
        bytes,
        path: pathOf(target),
        hasSession: /(?:^|;)\s*__Host-session=/.test(cookie ?? ''),
        apiFailed: api.hasFailed(id ?? idOf(index)),
        apiPort: api.port,
      };
      for (const { rule, detail } of brokenRules(answer, sentRequest)) find(rule, detail);
      if (id !== undefined && !left) this.#answered.set(id, { index, status: answer.status });
      await sessions
        .renewSessions(answer, bytes)
        .catch((error) => find('a viewer can sign in', `${error}`));
    }
    const mayBeCut = ending !== 'wait' || fault === 'cut' || fault === 'drop';
    if (problem !== undefined && !mayBeCut) find('an answer is whole', problem);
    else if (ending === 'wait' && answers.length < expected.length) {
      find('every request is answered', `${answers.length} answers`);
    }
    const statuses = answers.map(({ status }) => String(status));
    return { statuses: statuses.length > 0 ? statuses : ['none'] };
  }
}

function indexOf(requestId: string): number | undefined {
  const digits = /^fuzz-(\d{8})$/.exec(requestId)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Returns the path as the server reads it, with its dot segments resolved. */
function pathOf(target: string): string {
  const address = target.startsWith('/') ? publicOrigin + target : target;
  return URL.canParse(address) ? new URL(address).pathname : target;
}
