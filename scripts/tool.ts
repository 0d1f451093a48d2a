import { spawnSync } from 'node:child_process';
import { bold, say } from '../packages/storefront/src/commands/print.ts';
import { pnpmProgram } from './lib/pnpm.ts';
import { root } from './lib/workspace.ts';

/** `pnpm tool <name>`: runs a file of `scripts/tools`, or a script of a package. */

interface Tool {
  readonly says: string;
  readonly file?: string;
  readonly of?: readonly [folder: string, script: string];
}

const tools: Readonly<Record<string, Tool>> = {
  bench: {
    says: 'Prints what pages cost a phone and a server, of one build or two. Linux, nginx, openssl.',
    of: ['tests/bench', 'bench'],
  },
  'bench-api': {
    says: 'Prints what the reference API costs on this machine: start, memory, answers.',
    of: ['packages/reference-api', 'bench'],
  },
  budgets: {
    says: 'Builds, measures the bytes, requests and elements of pages and imports, and writes tests/budgets.json.',
    of: ['tests/e2e', 'budgets'],
  },
  browser: {
    says: 'Finds or installs the browser of the tests and prints its path.',
    file: './tools/browser.ts',
  },
  'check-pages': {
    says: 'Checks how every screen and state looks to tools: each language, theme and width, guest, viewer and child.',
    file: './tools/check-pages.ts',
  },
  docs: {
    says: 'Makes the docs, Storybook and guides, a folder of static files: apps/storybook/storybook-static.',
    of: ['apps/storybook', 'build'],
  },
  font: {
    says: "Cuts a font to what pages write, for a brand: `tool font partner Estedad.ttf --family Estedad --weight '400 900'`.",
    file: './tools/font.ts',
  },
  fuzz: {
    says: 'Sends the reference API 200,000 calls, follows 20,000 purchase histories and kills it 50 times.',
    of: ['packages/reference-api', 'fuzz'],
  },
  'fuzz:storefront': {
    says: "Sends the main brand's server 50,000 requests, good, odd and broken: it must stand.",
    of: ['tests/e2e', 'fuzz'],
  },
  heard: {
    says: 'Writes what a screen reader hears on ten journeys of the built main brand, to read as a diff.',
    of: ['tests/e2e', 'heard'],
  },
  mutation: {
    says: 'Breaks the rules of @parde/domain one by one: the tests must notice.',
    of: ['packages/domain', 'mutation'],
  },
  nginx: {
    says: "The brands behind Debian's nginx, as in production.",
    of: ['tests/deploy', 'nginx'],
  },
  overview: {
    says: 'Draws the pictures in the README of packages/ui, from the stories.',
    file: './tools/overview.ts',
  },
  next: {
    says: 'Builds a Next project from the packed packages, outside the workspace, and asks it for its page. A minute.',
    file: './tools/next.ts',
  },
  pictures: {
    says: 'Draws telling stories and compares them with the committed pictures; --update keeps them.',
    file: './tools/pictures.ts',
  },
  release: {
    says: 'Publishes what the registry does not have yet; --dry-run does all but that, in a copy; --local publishes to a registry of this machine and makes brands from there, --serve leaves it there to try.',
    file: './tools/release.ts',
  },
  repeat: {
    says: 'Runs a journey or a story many times on a busy machine: repeat search.spec.ts 30.',
    file: './tools/repeat.ts',
  },
  sample: {
    says: 'Draws and encodes the loop that the reference API streams. Needs ffmpeg.',
    of: ['packages/demo-art', 'sample'],
  },
  screenshots: {
    says: 'Draws the pictures in README.md and in the manifests, from the brands as they are built.',
    of: ['tests/e2e', 'screenshots'],
  },
};

const [name = ''] = process.argv.splice(2, 1);
const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;

if (tool?.file) {
  await import(tool.file);
} else if (tool?.of) {
  const [folder, script] = tool.of;
  const { status } = spawnSync(
    pnpmProgram,
    ['--dir', folder, 'run', script, ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} else {
  if (name !== '') say(`There is no tool '${name}'.`);
  for (const [known, { says }] of Object.entries(tools)) say(`${bold(known.padEnd(16))} ${says}`);
  process.exitCode = name === '' ? 0 : 2;
}
