import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../fixture.ts';

const ports = ['3001', '3002'];

/** Programs that deploy/roll.sh calls. They record their arguments. A server is ready if READY names it. */
const programs = {
  systemctl: 'echo "$*" >> "$MACHINE/asked"',
  nginx: 'echo "nginx $*" >> "$MACHINE/asked"',
  curl: `
for address; do :; done
port=\${address##*:}
port=\${port%%/*}
case ",$READY," in *",$port $(basename "$(readlink "$MACHINE/main/$port")"),"*) exit 0 ;; esac
exit 22`,
};

/** A simulated machine: its two servers are only links, which point to `old`. */
export class FakeMachine {
  readonly #folder = mkdtempSync(join(tmpdir(), 'parde-machine-'));

  constructor() {
    for (const release of ['old', 'new']) {
      const server = join(this.#main, 'releases', release, 'server');
      mkdirSync(server, { recursive: true });
      writeFileSync(join(server, 'index.js'), '');
    }
    for (const port of ports) {
      symlinkSync('releases/old', join(this.#main, port));
      symlinkSync('releases/old', join(this.#main, `${port}.previous`));
    }
    writeFileSync(join(this.#main, 'nginx.env'), '');
    mkdirSync(join(this.#folder, 'bin'));
    for (const [name, commands] of Object.entries(programs)) {
      const program = `#!/bin/sh\n${commands}\n`;
      writeFileSync(join(this.#folder, 'bin', name), program, { mode: 0o755 });
    }
  }

  /** `ready` contains a port and a release in each entry: `3001 old`. */
  roll(release: string, ready: readonly string[]): { code: number | null; output: string[] } {
    const { PATH = '' } = process.env;
    const { status, stdout, stderr } = spawnSync(
      join(root, 'deploy/roll.sh'),
      [this.#main, release],
      {
        encoding: 'utf8',
        env: {
          PATH: `${join(this.#folder, 'bin')}:${PATH}`,
          MACHINE: this.#folder,
          NGINX_CONF: join(this.#folder, 'main.conf'),
          READY: ready.join(','),
          READY_SECONDS: '0',
          BACK_SECONDS: '0',
        },
      },
    );
    const lines = `${stdout}${stderr}`.split('\n').filter(Boolean);
    return { code: status, output: lines.map((line) => line.replace('roll: ', '')) };
  }

  /** The release that each server's link points to. */
  get running(): string[] {
    return ports.map((port) => basename(readlinkSync(join(this.#main, port))));
  }

  /** The calls of systemd and nginx, in order. */
  get asked(): string[] {
    const file = join(this.#folder, 'asked');
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #main(): string {
    return join(this.#folder, 'main');
  }
}
