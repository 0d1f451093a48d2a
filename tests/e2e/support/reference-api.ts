import { fileURLToPath } from 'node:url';
import type { Fault, LoggedRequest, OutboxMessage } from '@parde/reference-api';
import { startProcess } from './process.ts';

/** The API behind the brands, with the reach into it that a test needs. */
export interface ReferenceApi {
  readonly baseUrl: string;
  /** What it wrote that is no greeting: something went wrong on its side. */
  complaints(): string[];
  /** The calls that it got since the test began, or since `forgetCalls()`. */
  calls(): Promise<LoggedRequest[]>;
  forgetCalls(): Promise<void>;
  /** The code in the newest message to this number. */
  codeSentTo(mobile: string): Promise<string>;
  /** Makes the next calls of an operation suffer. */
  fail(fault: Fault): Promise<void>;
  /** Puts its clock forward, for good: for an API of the test's own. */
  passTime(milliseconds: number): Promise<void>;
  /** No faults, no calls, no rate limits: as it was when it started, but for the sessions. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

const bin = fileURLToPath(new URL('bin.ts', import.meta.resolve('@parde/reference-api')));

export async function startReferenceApi(): Promise<ReferenceApi> {
  const server = await startProcess({
    name: 'The reference API',
    // The brand's server stands in front of it and tells it the viewer's address.
    args: [bin, '--port', '0', '--trusted-hops', '1'],
    ready: /ready at (http:\S+)/,
  });
  const baseUrl = server.sign;
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
    complaints: () => server.lines.filter((line) => !line.includes(baseUrl)),
    calls: () => list<LoggedRequest>('/_requests'),
    async forgetCalls() {
      await control('DELETE', '/_requests');
    },
    async codeSentTo(mobile) {
      const [newest] = await list<OutboxMessage>(`/_outbox?mobile=${mobile}`);
      if (!newest) throw new Error(`No code was sent to ${mobile}.`);
      return newest.code;
    },
    async fail(fault) {
      await control('POST', '/_faults', fault);
    },
    async passTime(milliseconds) {
      await control('POST', '/_clock', { advance_ms: milliseconds });
    },
    async clear() {
      await Promise.all(
        ['/_faults', '/_requests', '/_limits'].map((path) => control('DELETE', path)),
      );
    },
    stop: server.stop,
  };
}
