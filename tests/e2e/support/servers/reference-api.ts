import { fileURLToPath } from 'node:url';
import type { Fault, LoggedRequest, OutboxMessage } from '@parde/reference-api';
import { startProcess } from './process.ts';

/** The API behind the brands, with its test controls. */
export interface ReferenceApi {
  readonly baseUrl: string;
  /** Output other than the start message. */
  loggedErrors(): string[];
  /** The calls since the test began, or since `clearCalls()`. */
  calls(): Promise<LoggedRequest[]>;
  clearCalls(): Promise<void>;
  /** The code of the newest message to this number. */
  codeSentTo(mobile: string): Promise<string>;
  /** Makes the next calls of an operation fail. */
  setFault(fault: Fault): Promise<void>;
  /** Moves the clock permanently, so use this only for a test's own API. */
  advanceClock(milliseconds: number): Promise<void>;
  /** Clears faults, calls and rate limits; sessions stay. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

const bin = fileURLToPath(new URL('bin.ts', import.meta.resolve('@parde/reference-api')));
/** The catalogue and its pictures are generated once, and each server starts from a copy. */
const cache = fileURLToPath(
  new URL('../../../../node_modules/.cache/reference-api', import.meta.url),
);
const cacheOptions = ['--cache', cache, '--pictures', `${cache}/pictures`];

export async function startReferenceApi(options: readonly string[] = []): Promise<ReferenceApi> {
  const server = await startProcess({
    name: 'The reference API',
    // The brand's server forwards the viewer's address.
    args: [bin, '--port', '0', ...cacheOptions, '--trusted-hops', '1', ...options],
    ready: /ready at (http:\S+)/,
  });
  const baseUrl = server.readyMatch;
  const { origin } = new URL(baseUrl);

  async function control(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(origin + path, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response;
  }

  async function list<Item>(path: string): Promise<Item[]> {
    const answer: { data: Item[] } = await (await control('GET', path)).json();
    return answer.data;
  }

  return {
    baseUrl,
    loggedErrors: () => server.lines.filter((line) => !line.includes(baseUrl)),
    calls: () => list<LoggedRequest>('/_requests'),
    async clearCalls() {
      await control('DELETE', '/_requests');
    },
    async codeSentTo(mobile) {
      const [newest] = await list<OutboxMessage>(`/_outbox?mobile=${mobile}`);
      if (!newest) throw new Error(`No code was sent to ${mobile}.`);
      return newest.code;
    },
    async setFault(fault) {
      await control('POST', '/_faults', fault);
    },
    async advanceClock(milliseconds) {
      await control('POST', '/_clock', { advance_ms: milliseconds });
    },
    async reset() {
      await Promise.all(
        ['/_faults', '/_requests', '/_limits'].map((path) => control('DELETE', path)),
      );
    },
    stop: server.stop,
  };
}
