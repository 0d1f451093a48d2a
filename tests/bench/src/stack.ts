import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Api, Nginx, Storefront, signIn } from '@parde/deploy-tests';
import { freePort } from '../../../packages/storefront/src/commands/ports.ts';
import { print } from '../../../packages/storefront/src/commands/print.ts';
import { makeCertificate } from './certificate.ts';
import { startEmptyPage } from './empty-page.ts';

const hook = fileURLToPath(new URL('plain-render/hook.ts', import.meta.url));
const domain = 'parde.test';
const emptyHost = `empty.${domain}`;
/** A subscriber of the reference API's seed data. */
const subscriber = '09120000001';

export type Viewer = 'guest' | 'signed-in';

/** A build, served behind nginx. */
export interface Site {
  /** The name: `A` or `B`. */
  readonly name: string;
  readonly host: string;
  readonly server: Storefront;
  /** The same build with the hook for the plain render. Undefined if the hook does not fit the build. */
  readonly hooked: Storefront | undefined;
  /** The session cookie: `name=value`. */
  readonly session: string;
}

/** A host that Chrome resolves to the address of nginx. */
export interface Secure {
  readonly port: number;
  readonly fingerprint: string;
}

/** The API, a server of each build, the empty page, and nginx with a certificate in front of all servers. */
export interface Stack {
  readonly secure: Secure;
  readonly nginx: Nginx;
  readonly sites: readonly Site[];
  readonly empty: { readonly host: string; readonly pid: number; readonly port: number };
  /** The files that nginx serves without a server, on their own port. */
  readonly files: { readonly folder: string; readonly port: number };
  close(): Promise<void>;
}

interface Part {
  stop(): Promise<void>;
}

export async function openStack(releases: readonly string[]): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'parde-bench-'));
  const started: Part[] = [];
  const track = <P extends Part>(part: P): P => {
    started.push(part);
    return part;
  };
  const close = async () => {
    await Promise.all(started.map((part) => part.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const takePort = ports();
    const api = track(await Api.start(await takePort()));
    const brands = releases.map((release, index) => {
      const name = String.fromCharCode(65 + index);
      return { release, name, host: `${name.toLowerCase()}.${domain}` };
    });
    const servers = [];
    for (const { release, name, host } of brands) {
      const start = async (preload?: string) =>
        track(
          await Storefront.start({
            port: await takePort(),
            release,
            env: {
              ORIGINS: originOf(host),
              API_BASE_URL: `http://127.0.0.1:${api.port}/api/v1`,
              KIDS_LOCK_SECRET: 'x'.repeat(32),
              TRUSTED_HOPS: '1',
              DRAIN_SECONDS: '0',
              // Rendering a page again in the background of a visit would use processor time.
              PAGE_CACHE_SECONDS: '3600',
            },
            ...(preload && { preload }),
          }),
        );
      const server = await start();
      const hooked = await start(hook).catch((error: unknown) => {
        print(`No plain render of ${name}: ${error instanceof Error ? error.message : error}`);
        return undefined;
      });
      servers.push({ name, host, server, hooked });
    }
    const emptyPort = await takePort();
    const empty = track(await startEmptyPage(join(folder, 'empty'), emptyPort));
    const hosts = [emptyHost, ...brands.map(({ host }) => host)];
    const { fingerprint, ...pair } = makeCertificate(folder, hosts);
    const secure = { port: await takePort(), fingerprint };
    const files = { folder, port: await takePort() };
    const nginx = track(
      await Nginx.start({
        folder,
        port: await takePort(),
        tls: { port: secure.port, ...pair },
        files,
        sites: [
          ...servers.map(({ name, host, server }) => site(name, host, server.port)),
          site('empty', emptyHost, emptyPort),
        ],
      }),
    );
    const sites: Site[] = [];
    for (const server of servers) {
      const at = { port: nginx.port, host: server.host, origin: originOf(server.host) };
      sites.push({ ...server, session: await signIn(at, api, subscriber) });
    }
    return {
      secure,
      nginx,
      sites,
      empty: { host: emptyHost, pid: empty.pid, port: emptyPort },
      files,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export function originOf(host: string): string {
  return `https://${host}`;
}

/** Returns the headers of a request that bypasses TLS. */
export function headersOf(site: Site, viewer: Viewer): Readonly<Record<string, string>> {
  const cookie = viewer === 'guest' ? {} : { cookie: site.session };
  return { host: site.host, 'accept-encoding': 'br', ...cookie };
}

/** Each brand has its own template, as in production. */
function site(brand: string, host: string, port: number) {
  return { brand, serverNames: host, serverPorts: [port], buildId: 'bench' };
}

/** Returns free ports below the ephemeral port range. */
function ports(): () => Promise<number> {
  let next = 20_000 + Math.floor(Math.random() * 10_000);
  return async () => {
    const { port } = await freePort(next);
    next = port + 1;
    return port;
  };
}
