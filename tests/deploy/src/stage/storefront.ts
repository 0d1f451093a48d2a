import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { send } from './ask.ts';
import { Program } from './program.ts';

interface StorefrontOptions {
  readonly port: number;
  /** The folder of the build. */
  readonly release: string;
  readonly env: Readonly<Record<string, string>>;
  /** A module that Node loads before the server. */
  readonly preload?: string;
}

interface LoggedRequest {
  readonly event: string;
  readonly requestId: string;
  readonly traceId?: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

const markPath = '/assets/mark/';

/** One server process of a brand. */
export class Storefront {
  readonly port: number;
  readonly ended: Promise<number | string>;
  readonly #program: Program;

  private constructor(port: number, program: Program) {
    this.port = port;
    this.ended = program.ended;
    this.#program = program;
  }

  static async start(options: StorefrontOptions): Promise<Storefront> {
    const server = Storefront.launch(options);
    await server.line((line) => line.includes('"event":"listening"'));
    await waitUntilReady(options.port);
    return server;
  }

  /** Starts a server without waiting until it is ready, because a bad build may never be ready. */
  static launch({ port, release, env, preload }: StorefrontOptions): Storefront {
    const program = new Program({
      name: 'A server',
      file: process.execPath,
      args: [...(preload ? ['--import', preload] : []), join(release, 'server/index.js')],
      // The same NODE_ENV as in deploy/Containerfile. Without it, the build would run React for development.
      env: { NODE_ENV: 'production', PORT: String(port), ...env },
      // A build runs without the workspace's node_modules.
      cwd: tmpdir(),
    });
    return new Storefront(port, program);
  }

  get pid(): number {
    return this.#program.pid;
  }

  /** Waits for a line of the server's output. */
  line(isIt: (line: string) => boolean): Promise<string> {
    return this.#program.line(isIt);
  }

  /** The server's address as nginx logs it. */
  get address(): string {
    return `127.0.0.1:${this.port}`;
  }

  signal(name: NodeJS.Signals): void {
    this.#program.signal(name);
  }

  stop(): Promise<void> {
    return this.#program.stop();
  }

  /** The number of answers logged so far. */
  get answered(): number {
    return this.#program.lines.filter((line) => line.includes('"event":"request"')).length;
  }

  /** Returns all logged requests. */
  async requests(): Promise<readonly LoggedRequest[]> {
    // The log is in order, so it is complete after this line.
    const mark = `${markPath}${crypto.randomUUID()}`;
    await send(this.port, mark);
    await this.#program.line((line) => line.includes(mark));
    return this.#program.lines
      .filter((line) => line.startsWith('{'))
      .map((line): LoggedRequest => JSON.parse(line))
      .filter(({ event, path }) => event === 'request' && !path.startsWith(markPath));
  }
}

/** Waits as a release does, until the server has reached its API. */
async function waitUntilReady(port: number): Promise<void> {
  const deadline = AbortSignal.timeout(30_000);
  while ((await send(port, '/readyz')).status !== 200) deadline.throwIfAborted();
}
