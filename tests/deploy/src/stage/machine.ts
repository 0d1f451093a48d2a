import { mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { Program } from './program.ts';
import { setting, workspace } from './settings.ts';
import type { Stage } from './stage.ts';

/** A simulated machine for deploy/roll.sh. Its systemd and nginx are those of a stage. */
export class Machine {
  readonly #stage: Stage;
  readonly #folder: string;
  readonly #systemd: Server;

  private constructor(stage: Stage, systemd: Server) {
    this.#stage = stage;
    this.#folder = join(stage.folder, 'main');
    this.#systemd = systemd;
  }

  /** `releases` maps names to folders of builds. The servers start with the first release. */
  static async open(stage: Stage, releases: Readonly<Record<string, string>>): Promise<Machine> {
    const systemd = createServer(async ({ url = '' }, response) => {
      const [, verb, port] = url.split('/');
      await machine.#obey(verb, port).catch(() => response.writeHead(500));
      response.end();
    });
    const machine = new Machine(stage, systemd);
    machine.#layOut(releases);
    await new Promise<void>((resolve) => systemd.listen(0, '127.0.0.1', resolve));
    machine.#writePrograms();
    return machine;
  }

  /** Runs the script and waits for its end. */
  async roll(release: string): Promise<{ code: number | string; output: string }> {
    const { PATH = '' } = process.env;
    const script = new Program({
      name: 'roll.sh',
      file: join(workspace, 'deploy/roll.sh'),
      args: [this.#folder, release],
      cwd: this.#stage.folder,
      env: {
        PATH: `${join(this.#stage.folder, 'bin')}:${PATH}`,
        NGINX_CONF: join(this.#stage.folder, 'main.conf'),
        READY_SECONDS: '20',
        // One second more than the stage's fail_timeout.
        BACK_SECONDS: '2',
      },
    });
    const code = await script.ended;
    return { code, output: script.lines.join('\n') };
  }

  /** The release that each server's link points to. */
  get running(): string[] {
    return this.#stage.servers.map(({ port }) => readlinkSync(join(this.#folder, String(port))));
  }

  close(): void {
    this.#systemd.close();
  }

  #layOut(releases: Readonly<Record<string, string>>): void {
    mkdirSync(join(this.#folder, 'releases'), { recursive: true });
    for (const [name, folder] of Object.entries(releases)) {
      symlinkSync(folder, join(this.#folder, 'releases', name));
    }
    const [first = ''] = Object.keys(releases);
    for (const { port } of this.#stage.servers) {
      symlinkSync(`releases/${first}`, join(this.#folder, String(port)));
    }
    const { BUILD_ID: _release, ...placeholders } = this.#stage.nginx.placeholders;
    const lines = Object.entries(placeholders).map(([name, value]) => `${name}='${value}'`);
    writeFileSync(join(this.#folder, 'nginx.env'), lines.join('\n'));
  }

  #writePrograms(): void {
    const { folder } = this.#stage;
    const address = this.#systemd.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const programs = {
      systemctl: `curl -fs -X POST "http://127.0.0.1:${port}/$1/\${2##parde-main@}"`,
      nginx: `${setting('NGINX')} -e stderr -p ${folder} -c ${join(folder, 'nginx.conf')} "$@"`,
    };
    mkdirSync(join(folder, 'bin'));
    for (const [name, command] of Object.entries(programs)) {
      writeFileSync(join(folder, 'bin', name), `#!/bin/sh\nexec ${command}\n`, { mode: 0o755 });
    }
  }

  /** Acts as the unit of deploy/systemd: `stop` waits for the end, `start` does not wait. */
  async #obey(verb: string | undefined, port: string | undefined): Promise<void> {
    const index = this.#stage.servers.findIndex((server) => String(server.port) === port);
    if (index !== 0 && index !== 1) throw new Error(`There is no server on port ${port}.`);
    if (verb === 'stop') return this.#stage.servers[index].stop();
    this.#stage.launch(index, {
      release: join(this.#folder, String(port)),
      previousRelease: join(this.#folder, `${port}.previous`),
    });
  }
}
