import { cpSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

interface Stage {
  /** The folder that is the root of the stage's file system. */
  readonly top: string;
  /** The folder on this machine in which the stage's commands run. */
  cwd: string;
  env: Readonly<Record<string, string>>;
  command: readonly string[];
  healthCheck: readonly string[];
}

/**
 * Executes a Containerfile without a container engine: each stage is a folder, and `run` gets its commands. Supports
 * only the instructions that the template uses, and throws for others. Returns the last stage, ready to start.
 */
export function followContainerfile(
  file: string,
  scratch: string,
  run: (cwd: string, command: string) => void,
): Stage {
  const ignored = readFileSync(`${file}.dockerignore`, 'utf8').split('\n').filter(Boolean);
  const stages: Record<string, Stage> = {};
  let stage = stageIn(scratch);
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [instruction = '', ...words] = line.split(' ');
    const rest = words.join(' ');
    switch (instruction) {
      case 'FROM': {
        const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'last';
        stage = stageIn(join(scratch, name));
        stages[name] = stage;
        break;
      }
      case 'COPY': {
        const [from = '', name = ''] = /^--from=(\w+) /.exec(rest) ?? [];
        const source = from === '' ? dirname(file) : stages[name]?.top;
        if (source === undefined) throw new Error(`No stage of that name: ${line}`);
        copy(rest.slice(from.length).split(/ +/), source, stage.cwd, ignored);
        break;
      }
      case 'RUN':
        run(stage.cwd, rest);
        break;
      default:
        set(stage, instruction, rest);
    }
  }
  return stage;
}

function set(stage: Stage, instruction: string, rest: string): void {
  switch (instruction) {
    case 'WORKDIR':
      stage.cwd = join(stage.top, rest);
      mkdirSync(stage.cwd, { recursive: true });
      break;
    case 'ENV': {
      const pairs = rest.split(' ').map((pair) => pair.split('='));
      stage.env = { ...stage.env, ...Object.fromEntries(pairs) };
      break;
    }
    case 'CMD':
      stage.command = listIn(rest);
      break;
    case 'HEALTHCHECK':
      stage.healthCheck = listIn(rest);
      break;
    case 'USER':
    case 'EXPOSE':
      break;
    default:
      throw new Error(`This cannot be followed: ${instruction} ${rest}`);
  }
}

function stageIn(top: string): Stage {
  mkdirSync(top, { recursive: true });
  return { top, cwd: top, env: {}, command: [], healthCheck: [] };
}

/**
 * Copies in the same way as engines: a pattern may match nothing, a path must exist, and the content of a folder is
 * copied.
 */
function copy(
  paths: readonly string[],
  source: string,
  target: string,
  ignored: readonly string[],
): void {
  const destination = resolve(target, paths.at(-1) ?? '');
  for (const path of paths.slice(0, -1)) {
    const inside = path.replace(/^\//, '');
    const found = path.includes('*') ? globSync(inside, { cwd: source }) : [inside];
    for (const each of found) {
      const from = join(source, each);
      const isInto = paths.at(-1)?.endsWith('/') && !path.endsWith('.');
      const to = isInto ? join(destination, basename(each)) : destination;
      cpSync(from, to, {
        recursive: true,
        filter: (name) => from !== source || !ignored.includes(basename(name)),
      });
    }
  }
}

/** Reads a list such as `["node", "server.js"]`, with or without options before it. */
function listIn(text: string): string[] {
  const list: unknown = JSON.parse(/\[.*\]/.exec(text)?.[0] ?? '[]');
  if (!Array.isArray(list)) throw new Error(`No list: ${text}`);
  return list.map(String);
}
