import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { send } from './ask.ts';
import { Program } from './program.ts';
import { setting, workspace } from './settings.ts';

interface NginxOptions {
  readonly folder: string;
  readonly port: number;
  readonly sites: readonly Site[];
  /** Adds a TLS and HTTP/2 listener on its own port. */
  readonly tls?: Tls;
  /** A folder to serve statically, on its own port. */
  readonly files?: StaticFiles;
  /** The size of a separate disk that contains only the cache. Needs root, or a sudo without a password. */
  readonly cacheDisk?: string | undefined;
  /** The values of the templates' variables that differ from the defaults. */
  readonly placeholders?: Readonly<Record<string, string>> | undefined;
}

/** The template's variables, which are set separately for each brand. */
interface Site {
  readonly brand: string;
  readonly serverNames: string;
  readonly serverPorts: readonly number[];
  readonly buildId: string;
}

interface Tls {
  readonly port: number;
  readonly certificate: string;
  readonly key: string;
}

interface StaticFiles {
  readonly folder: string;
  readonly port: number;
}

/** The fields of a log line that tests check. */
interface LoggedAnswer {
  readonly requestId: string;
  readonly traceId: string;
  readonly path: string;
  /** The server, or all servers that were tried, in order and separated by commas. */
  readonly server: string;
  /** The status of each server. */
  readonly upstreamStatus: string;
}

/** Runs nginx with the configuration of deploy/, in a temporary folder and as the current user. */
export class Nginx {
  readonly port: number;
  readonly #options: NginxOptions;
  readonly #program: Program;

  private constructor(options: NginxOptions, program: Program) {
    this.port = options.port;
    this.#options = options;
    this.#program = program;
  }

  static async start(options: NginxOptions): Promise<Nginx> {
    const { folder } = options;
    for (const name of ['cache', 'logs', 'temp']) mkdirSync(join(folder, name));
    writeConfiguration(options);
    const command = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
    const [file = '', ...args] = onDisk(options, [setting('NGINX'), ...command]);
    const program = new Program({ name: 'nginx', file, args, cwd: folder });
    const nginx = new Nginx(options, program);
    try {
      await program.line((line) => line.includes('start worker process '));
      await nginx.#answers();
    } catch (error) {
      await nginx.stop();
      throw error;
    }
    return nginx;
  }

  /** Switches to another build. The caller waits until it takes effect. */
  reload(buildId: string): void {
    const sites = this.#options.sites.map((site) => ({ ...site, buildId }));
    writeConfiguration({ ...this.#options, sites });
    this.#program.signal('SIGHUP');
  }

  stop(): Promise<void> {
    return this.#program.stop();
  }

  /** The template values of its first site. */
  get placeholders(): Readonly<Record<string, string>> {
    const [site] = this.#options.sites;
    if (!site) throw new Error('This nginx has no site.');
    return placeholdersOf(this.#options, site);
  }

  /** The process ids of the master process and its workers. */
  get pids(): number[] {
    const { pid } = this.#program;
    const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return [pid, ...workers.map(Number)];
  }

  /** Returns the number of cached pages. */
  cachedPages(): number {
    return this.#countCached('pages');
  }

  /** Returns the number of cached files and pictures. */
  cachedFiles(): number {
    return this.#countCached('files');
  }

  #countCached(what: 'pages' | 'files'): number {
    const entries = readdirSync(join(this.#options.folder, `cache/main-${what}`), {
      recursive: true,
      withFileTypes: true,
    });
    return entries.filter((entry) => entry.isFile()).length;
  }

  log(): readonly LoggedAnswer[] {
    const text = readFileSync(join(this.#options.folder, 'logs/main-access.log'), 'utf8');
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): LoggedAnswer => JSON.parse(line));
  }

  /** A host that this nginx serves. */
  get #host(): string {
    return this.#options.sites[0]?.serverNames.split(' ')[0] ?? '';
  }

  /** Waits until the workers listen on the port. */
  async #answers(): Promise<void> {
    const deadline = AbortSignal.timeout(10_000);
    for (;;) {
      const answer = await send(this.port, '/healthz', {
        headers: { host: this.#host },
      }).catch(() => undefined);
      if (answer?.status === 404) return;
      deadline.throwIfAborted();
    }
  }
}

function writeConfiguration(options: NginxOptions): void {
  const { folder, sites } = options;
  const write = (name: string, file: string, values: Readonly<Record<string, string>>) => {
    const template = readFileSync(join(workspace, 'deploy/nginx', `${name}.template`), 'utf8');
    writeFileSync(join(folder, file), fill(template, values));
  };
  for (const site of sites)
    write('parde.conf', `${site.brand}.conf`, placeholdersOf(options, site));
  write('unknown-hosts.conf', 'unknown-hosts.conf', { LISTEN: listen(options) });
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(options));
}

function placeholdersOf(options: NginxOptions, site: Site): Readonly<Record<string, string>> {
  return {
    ACCESS_LOG: join(options.folder, `logs/${site.brand}-access.log`),
    BRAND: site.brand,
    BUILD_ID: site.buildId,
    CACHE_DIRECTORY: join(options.folder, 'cache'),
    LISTEN: listen(options),
    SERVER_NAMES: site.serverNames,
    // One second instead of ten, so that nginx soon tries a recovered server again.
    SERVERS: ['max_fails=5 fail_timeout=1s', 'backup max_fails=0']
      .flatMap((how) => site.serverPorts.map((each) => `server 127.0.0.1:${each} ${how};`))
      .join(' '),
    PAGES_CACHE: '512m',
    FILES_CACHE: '2g',
    CACHE_MIN_FREE: '256m',
    // Nearly all tests send requests from one address, as fast as they can.
    ADDRESS_RATE: '100000r/s',
    ADDRESS_BURST: '10000',
    ADDRESS_CONNECTIONS: '10000',
    TRUSTED_PROXIES: '',
    ...options.placeholders,
  };
}

/** Mounts a disk for this nginx process only. The disk disappears with the process. */
function onDisk({ folder, cacheDisk }: NginxOptions, command: readonly string[]): string[] {
  if (cacheDisk === undefined) return [...command];
  const uid = process.getuid?.() ?? 0;
  const [asRoot, asBefore] =
    uid === 0
      ? [[], []]
      : [
          ['sudo', '-n'],
          ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'],
        ];
  const mount = `mount -t tmpfs -o size=${cacheDisk},mode=777 tmpfs "$0" && exec "$@"`;
  const cache = join(folder, 'cache');
  return [...asRoot, 'unshare', '--mount', 'sh', '-c', mount, cache, ...asBefore, ...command];
}

/** With TLS, the plain port stays available for programs that send requests to it. */
function listen({ port, tls }: NginxOptions): string {
  const plain = `127.0.0.1:${port}`;
  return tls ? `127.0.0.1:${tls.port} ssl http2; listen ${plain}` : plain;
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\$\{([A-Z_]+)\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}.`);
    return value;
  });
}

/**
 * Writes the configuration that replaces the machine's nginx.conf. It has two workers, because a single worker would
 * hide differences between workers.
 */
function mainConfiguration({ folder, sites, tls, files }: NginxOptions): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path "${folder}/temp/${name}";`)
    .join('\n');
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid "${folder}/nginx.pid";
error_log stderr notice;
worker_processes 2;
worker_rlimit_nofile 8192;
events { worker_connections 8192; }
http {
${temp}
  access_log off;
  ${tls ? `ssl_certificate "${tls.certificate}"; ssl_certificate_key "${tls.key}";` : ''}
  ${sites.map(({ brand }) => `include "${folder}/${brand}.conf";`).join('\n  ')}
  include "${folder}/unknown-hosts.conf";
  ${files ? staticServer(folder, files, sites[0]?.brand ?? 'main') : ''}
}
`;
}

/**
 * Writes a server for static files. It logs in the same format as the brands' servers, so that both can be compared.
 */
function staticServer(folder: string, files: StaticFiles, brand: string): string {
  return `
  server {
    listen 127.0.0.1:${files.port};
    access_log "${folder}/logs/files.log" ${brand};
    root "${files.folder}";
    default_type text/html;
  }`;
}
