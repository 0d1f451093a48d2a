import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../packages/storefront/src/commands/ports.ts';
import { Api } from './api.ts';
import { ApiGate } from './api-gate.ts';
import { type Answer, type RequestOptions, send } from './ask.ts';
import { Nginx } from './nginx.ts';
import { host, setting } from './settings.ts';
import { signIn } from './sign-in.ts';
import { Storefront } from './storefront.ts';

interface StageOptions {
  readonly release?: string;
  readonly buildId?: string;
  /** The hosts of the brand. The first one is canonical. */
  readonly hosts?: readonly string[];
  /** Environment variables of the servers. */
  readonly env?: Readonly<Record<string, string>>;
  /** The values of nginx's template variables that differ from the defaults. */
  readonly placeholders?: Readonly<Record<string, string>>;
  /** The size of a separate disk that contains only nginx's cache. */
  readonly cacheDisk?: string;
  /** True if another nginx is in front of the API. */
  readonly hasGate?: boolean;
}

interface ServerOptions {
  readonly release?: string;
  readonly previousRelease?: string;
}

/** nginx in front of two servers of the main brand, which use the reference API. */
export class Stage {
  readonly api: Api;
  readonly nginx: Nginx;
  readonly folder: string;
  readonly #gate: ApiGate | undefined;
  readonly #options: StageOptions;
  readonly #servers: [Storefront, Storefront];

  private constructor(
    folder: string,
    options: StageOptions,
    parts: {
      api: Api;
      gate: ApiGate | undefined;
      nginx: Nginx;
      servers: [Storefront, Storefront];
    },
  ) {
    this.folder = folder;
    this.#options = options;
    this.api = parts.api;
    this.#gate = parts.gate;
    this.nginx = parts.nginx;
    this.#servers = parts.servers;
  }

  static async open(options: StageOptions = {}): Promise<Stage> {
    const folder = mkdtempSync(join(tmpdir(), 'parde-nginx-'));
    const [apiPort, nginxPort, first, second, gatePort, innerPort] = await freePorts();
    const started: Part[] = [];
    const track = <P extends Part>(part: P): P => {
      started.push(part);
      return part;
    };
    try {
      const api = track(await Api.start(apiPort));
      const gate = options.hasGate
        ? track(await ApiGate.start({ folder, port: gatePort, innerPort, apiPort }))
        : undefined;
      const asked = gate ? gatePort : apiPort;
      const start = async (port: number) =>
        track(await Storefront.start(serverOptions(port, asked, options, {})));
      const servers: [Storefront, Storefront] = [await start(first), await start(second)];
      const nginx = await Nginx.start({
        folder,
        port: nginxPort,
        placeholders: options.placeholders,
        cacheDisk: options.cacheDisk,
        sites: [
          {
            brand: 'main',
            serverNames: (options.hosts ?? [host]).join(' '),
            serverPorts: [first, second],
            buildId: options.buildId ?? 'a',
          },
        ],
      });
      return new Stage(folder, options, { api, gate, nginx, servers });
    } catch (error) {
      await stopAll(started, folder);
      throw error;
    }
  }

  get gate(): ApiGate {
    if (!this.#gate) throw new Error('This stage has no nginx before the API.');
    return this.#gate;
  }

  get servers(): readonly [Storefront, Storefront] {
    return this.#servers;
  }

  /** Sends a request through nginx. */
  send(path: string, options?: RequestOptions): Promise<Answer> {
    return send(this.nginx.port, path, options);
  }

  /** Sends a write as the storefront's pages do. */
  post(path: string, body: unknown, options: RequestOptions = {}): Promise<Answer> {
    const headers = { origin, ...options.headers };
    return this.send(path, { ...options, method: 'POST', body, headers });
  }

  /** Signs in and returns the session cookie. */
  signIn(mobile: string): Promise<string> {
    return signIn({ port: this.nginx.port, host, origin }, this.api, mobile);
  }

  /** Starts a new server in place of a stopped one, on the same port. */
  async restart(index: 0 | 1, options: ServerOptions = {}): Promise<Storefront> {
    const { port } = this.#servers[index];
    const start = serverOptions(port, this.api.port, this.#options, options);
    this.#servers[index] = await Storefront.start(start);
    return this.#servers[index];
  }

  /** Starts a new server without waiting until it is ready. */
  launch(index: 0 | 1, options: ServerOptions): void {
    const { port } = this.#servers[index];
    const start = serverOptions(port, this.api.port, this.#options, options);
    this.#servers[index] = Storefront.launch(start);
  }

  /** Counts the requests that an action causes, to both servers and to the API. */
  async countRequests(of: () => Promise<unknown>): Promise<{ servers: number; api: number }> {
    const count = async () =>
      (await Promise.all(this.#servers.map((server) => server.requests()))).flat().length;
    await this.api.clearRequests();
    const before = await count();
    await of();
    return {
      servers: (await count()) - before,
      api: (await this.api.requests()).length,
    };
  }

  async close(): Promise<void> {
    const gate = this.#gate ? [this.#gate] : [];
    await stopAll([this.nginx, ...this.#servers, ...gate, this.api], this.folder);
  }
}

export const origin = `http://${host}`;

interface Part {
  stop(): Promise<void>;
}

async function stopAll(parts: readonly Part[], folder: string): Promise<void> {
  await Promise.all(parts.map((part) => part.stop()));
  rmSync(folder, { recursive: true, force: true });
}

function serverOptions(
  port: number,
  apiPort: number,
  { release = setting('RELEASE'), hosts = [host], env }: StageOptions,
  options: ServerOptions,
) {
  const { previousRelease } = options;
  return {
    port,
    release: options.release ?? release,
    env: {
      ORIGINS: hosts.map((each) => `http://${each}`).join(','),
      API_BASE_URL: `http://127.0.0.1:${apiPort}/api/v1`,
      TRUSTED_HOPS: '1',
      DRAIN_SECONDS: '5',
      ...env,
      ...(previousRelease && { PREVIOUS_CLIENT_DIRECTORY: join(previousRelease, 'client') }),
    },
  };
}

/** Returns ports below the ephemeral port range, so that a port stays free while its server is down. */
async function freePorts(): Promise<[number, number, number, number, number, number]> {
  let last = 20_000 + Math.floor(Math.random() * 10_000);
  const next = async () => {
    const { port } = await freePort(last + 1);
    last = port;
    return port;
  };
  return [await next(), await next(), await next(), await next(), await next(), await next()];
}
