import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Program } from './program.ts';
import { setting } from './settings.ts';

interface ApiGateOptions {
  readonly folder: string;
  readonly port: number;
  /** The port of the second nginx server, behind the first. */
  readonly innerPort: number;
  readonly apiPort: number;
}

export const secret = 'What only the inside may read';

/**
 * An nginx in front of the API, with a protected address beside the API. Like many proxies, it forwards the decoded
 * path, and a second nginx server behind it decodes the path again.
 */
export class ApiGate {
  readonly port: number;
  readonly #folder: string;
  readonly #program: Program;

  private constructor(port: number, folder: string, program: Program) {
    this.port = port;
    this.#folder = folder;
    this.#program = program;
  }

  static async start({ folder, port, innerPort, apiPort }: ApiGateOptions): Promise<ApiGate> {
    const own = join(folder, 'gate');
    for (const name of ['', 'temp']) mkdirSync(join(own, name));
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path "${own}/temp/${name}";`)
      .join('\n');
    writeFileSync(
      join(own, 'nginx.conf'),
      `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid "${own}/nginx.pid";
error_log stderr notice;
worker_processes 1;
events { worker_connections 512; }
http {
  ${temp}
  log_format asked '$request_uri $uri';
  access_log "${own}/asked.log" asked;
  proxy_set_header X-Forwarded-For $http_x_forwarded_for;
  server {
    listen 127.0.0.1:${port};
    location ^~ /internal/ { return 200 '${secret}'; }
    location / { proxy_pass http://127.0.0.1:${innerPort}$uri$is_args$args; }
  }
  server {
    listen 127.0.0.1:${innerPort};
    location ^~ /internal/ { return 200 '${secret}'; }
    location / { proxy_pass http://127.0.0.1:${apiPort}/; }
  }
}
`,
    );
    const program = new Program({
      name: 'The nginx before the API',
      file: setting('NGINX'),
      args: ['-e', 'stderr', '-p', own, '-c', join(own, 'nginx.conf')],
      cwd: own,
    });
    const gate = new ApiGate(port, own, program);
    try {
      await program.line((line) => line.includes('start worker process '));
    } catch (error) {
      await gate.stop();
      throw error;
    }
    return gate;
  }

  /** Returns the requests, each with its original and its decoded path. */
  asked(): string[] {
    return readFileSync(this.#log, 'utf8').split('\n').filter(Boolean);
  }

  forget(): void {
    truncateSync(this.#log);
  }

  get #log(): string {
    return join(this.#folder, 'asked.log');
  }

  stop(): Promise<void> {
    return this.#program.stop();
  }
}
