import { join } from 'node:path';
import type { Fault, LoggedRequest, OutboxMessage, RequestLine } from '@parde/reference-api';
import { Program } from './program.ts';
import { workspace } from './settings.ts';

/** A process of the reference API, with its test controls. */
export class Api {
  readonly port: number;
  readonly #program: Program;

  private constructor(port: number, program: Program) {
    this.port = port;
    this.#program = program;
  }

  static async start(port: number): Promise<Api> {
    const bin = join(workspace, 'packages/reference-api/src/bin.ts');
    // The catalogue is created once. Each server starts with a copy.
    const cache = join(workspace, 'node_modules/.cache/reference-api');
    const options = ['--port', String(port), '--catalogue', 'small', '--cache', cache];
    const program = new Program({
      name: 'The reference API',
      file: process.execPath,
      args: [bin, ...options, '--empty-accounts', '--trusted-hops', '1', '--log'],
      cwd: workspace,
    });
    await program.line((line) => line.includes('is ready'));
    return new Api(port, program);
  }

  stop(): Promise<void> {
    return this.#program.stop();
  }

  /** Returns the requests since `clearRequests()`. */
  async requests(): Promise<readonly LoggedRequest[]> {
    const { data }: { data: LoggedRequest[] } = JSON.parse(await this.#control('_requests'));
    return data;
  }

  async clearRequests(): Promise<void> {
    await this.#control('_requests', 'DELETE');
  }

  async setFault(fault: Fault): Promise<void> {
    await this.#control('_faults', 'POST', fault);
  }

  async recover(): Promise<void> {
    await this.#control('_faults', 'DELETE');
  }

  async clearLimits(): Promise<void> {
    await this.#control('_limits', 'DELETE');
  }

  /** Returns the newest sign-in code for a number. */
  async codeFor(mobile: string): Promise<string> {
    const outbox = await this.#control(`_outbox?mobile=${mobile}`);
    const { data }: { data: OutboxMessage[] } = JSON.parse(outbox);
    const [newest] = data;
    if (!newest) throw new Error(`No code was sent to ${mobile}.`);
    return newest.code;
  }

  /** Returns the viewers' addresses, one for each code that was sent. */
  async codesSentFor(): Promise<string[]> {
    // The log is in order, so it is complete after this line.
    const mark = `/api/v1/mark-${crypto.randomUUID()}`;
    await fetch(`http://127.0.0.1:${this.port}${mark}`);
    await this.#program.line((line) => line.includes(mark));
    return this.#program.lines
      .filter((line) => line.startsWith('{'))
      .map((line): RequestLine => JSON.parse(line))
      .filter(({ operationId, status }) => operationId === 'sendCode' && status === 200)
      .map(({ address }) => address);
  }

  async #control(path: string, method = 'GET', body?: unknown): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`/${path} answered ${answer.status}: ${text}`);
    return text;
  }
}
