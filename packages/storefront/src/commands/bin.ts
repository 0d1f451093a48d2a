#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { plainAddresses } from '../server/start/brand-mistakes.server.ts';
import { writeIcons } from './brand-files.ts';
import { print, red } from './print.ts';
import { onExit } from './processes.ts';
import { findProgram, readStartSettings, startBrand } from './start-brand.ts';
import { rebuildReason } from './why-build.ts';
import { writeFonts } from './write-fonts.ts';
import { writeMessages } from './write-messages.ts';

const folder = process.cwd();
const [name = '', ...args] = process.argv.slice(2);
const isHelpFlag = (arg: string) => arg === '--help' || arg === '-h';
const surroundings = `API_BASE_URL=https://… takes your API in place of @parde/reference-api, a demo API with invented titles.
PORT and API_PORT choose the ports.`;

interface Command {
  readonly does: string;
  /** Additional text for the command's own help. */
  readonly more?: string;
  run(): Promise<void>;
}

const commands: Readonly<Record<string, Command>> = {
  dev: {
    does: 'draws the icons and starts the development server, which shows changes at once',
    more: surroundings,
    run: () => start(true),
  },
  build: { does: 'draws the icons and builds the brand into build/', run: build },
  start: {
    does: 'starts what was built, and builds it before where a file is newer, or nothing is built',
    more: surroundings,
    run: () => start(false),
  },
  icons: {
    does: 'draws the icons and writes the web manifest into public/, from brand.ts',
    run: async () => void (await writeIcons(folder)),
  },
  fonts: {
    does: 'cuts a font to what pages write: parde fonts --help says how',
    run: () => writeFonts(folder, args, 'parde fonts'),
  },
  messages: {
    does: 'lists the messages that a language does not have: parde messages --help says how',
    run: () => writeMessages(folder, args),
  },
};

const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const takesArgs = name === 'fonts' || name === 'messages';
if (command === undefined || (args.length > 0 && !takesArgs)) {
  const isHelpRequested = isHelpFlag(name) || (command !== undefined && args.every(isHelpFlag));
  if (name !== '' && !isHelpRequested) {
    print(red(command ? `parde ${name} takes no ${args.join(' ')}.` : `parde has no ${name}.`));
  }
  print(command !== undefined && isHelpRequested ? helpOf(command) : usage());
  process.exitCode = isHelpRequested ? 0 : 1;
} else {
  await command.run().catch((error: unknown) => {
    // Vite colours its messages for terminals, but this may be a log.
    print(red(stripVTControlCharacters(error instanceof Error ? error.message : String(error))));
    process.exitCode = 1;
  });
}

function usage(): string {
  const lines = Object.entries(commands).map(([of, { does }]) => `  parde ${of.padEnd(9)} ${does}`);
  return ["parde: what a brand's folder needs", '', ...lines, '', surroundings].join('\n');
}

function helpOf({ does, more }: Command): string {
  return [`parde ${name}`, '', `  ${does}`, ...(more ? ['', more] : [])].join('\n');
}

async function build(): Promise<void> {
  // Vite and brand.ts read this variable: the check needs the values of a built brand.
  process.env.NODE_ENV = 'production';
  const brand = await writeIcons(folder);
  const vite = findProgram(folder, 'vite', 'vite');
  const { status } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The build failed. Its messages are above.');
  print('The brand is built into build/.');
  const plain = plainAddresses(brand);
  if (plain.length > 0)
    print(red(`A server with https ORIGINS will refuse it:\n${plain.join('\n')}`));
}

async function buildIfOlder(): Promise<void> {
  const why = rebuildReason(folder);
  if (why === undefined) return;
  print(`${why} Building …`);
  await build();
}

function start(dev: boolean): Promise<void> {
  return onExit(async () => {
    const settings = readStartSettings();
    const cache = join(folder, 'node_modules/.cache/reference-api');
    const referenceApi =
      settings.apiUrl === undefined
        ? [findProgram(folder, '@parde/reference-api', 'parde-reference-api'), '--cache', cache]
        : [];
    await (dev ? writeIcons(folder) : buildIfOlder());
    return startBrand({ ...settings, name: 'brand', folder, dev, referenceApi });
  });
}
