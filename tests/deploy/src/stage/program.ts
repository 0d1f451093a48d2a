import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface Command {
  /** The program's name in error messages. */
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd: string;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A child process with every line of its output. */
export class Program {
  readonly lines: string[] = [];
  /** The exit code of the program, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  readonly #command: Command;
  readonly #child: ChildProcess;
  readonly #listeners = new Set<() => void>();

  constructor(command: Command) {
    this.#command = command;
    const { PATH = '' } = process.env;
    const child = spawn(command.file, command.args, {
      cwd: command.cwd,
      env: { PATH, ...command.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    running.add(child);
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        this.lines.push(line);
        this.#tell();
      });
    }
    this.ended = new Promise((resolve) => {
      child.on('error', (error) => resolve(error.message));
      child.on('close', (code, signal) => resolve(code ?? signal ?? 'nothing'));
    });
    void this.ended.then(() => {
      running.delete(child);
      this.#tell();
    });
  }

  /** The process id, for CPU accounting. */
  get pid(): number {
    const { pid } = this.#child;
    if (pid === undefined) throw new Error(`${this.#command.name} did not start.`);
    return pid;
  }

  /** Waits for a line. Throws with the last lines if the program ends first. */
  line(isIt: (line: string) => boolean): Promise<string> {
    return new Promise((resolve, reject) => {
      const checkLines = () => {
        const found = this.lines.find(isIt);
        if (found === undefined && running.has(this.#child)) return;
        this.#listeners.delete(checkLines);
        if (found !== undefined) return resolve(found);
        const lastLines = this.lines.slice(-20).join('\n');
        reject(new Error(`${this.#command.name} ended too early. Its last words:\n${lastLines}`));
      };
      this.#listeners.add(checkLines);
      checkLines();
    });
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** Stops the program, with SIGTERM first. */
  async stop(): Promise<void> {
    this.signal('SIGTERM');
    const killTimer = setTimeout(() => this.signal('SIGKILL'), 10_000);
    await this.ended;
    clearTimeout(killTimer);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
