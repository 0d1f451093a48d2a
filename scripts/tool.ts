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
    says: 'Measures the cost of pages for a phone and a server, for one build or two. Needs Linux, nginx, openssl.',
    of: ['tests/bench', 'bench'],
  },
  'bench-api': {
    says: 'Measures the reference API on this machine: start, memory, answers.',
    of: ['packages/reference-api', 'bench'],
  },
  budgets: {
    says: 'Builds, measures the bytes, requests and elements of pages and the size of imports, and writes tests/budgets.json.',
    of: ['tests/e2e', 'budgets'],
  },
  browser: {
    says: 'Finds or installs the browser for the tests and prints its path.',
    file: './tools/browser.ts',
  },
  'check-pages': {
    says: 'Checks every screen and state in each language, theme and width, as a guest, a viewer and a child.',
    file: './tools/check-pages.ts',
  },
  docs: {
    says: 'Builds Storybook and the guides as static files: apps/storybook/storybook-static.',
    of: ['apps/storybook', 'build'],
  },
  font: {
    says: "Cuts a brand's font to the characters of its pages: `tool font partner Estedad.ttf --family Estedad --weight '400 900'`.",
    file: './tools/font.ts',
  },
  fuzz: {
    says: 'Sends 200,000 calls to the reference API, checks 20,000 purchase histories and kills the API 50 times.',
    of: ['packages/reference-api', 'fuzz'],
  },
  'fuzz:storefront': {
    says: "Sends 50,000 valid, unusual and broken requests to the main brand's server, which must survive.",
    of: ['tests/e2e', 'fuzz'],
  },
  heard: {
    says: 'Writes the screen reader output of ten journeys through the built main brand, for review as a diff.',
    of: ['tests/e2e', 'heard'],
  },
  mutation: {
    says: 'Breaks the rules of @parde/domain one by one. The tests must fail each time.',
    of: ['packages/domain', 'mutation'],
  },
  nginx: {
    says: "Tests the brands behind Debian's nginx, as in production.",
    of: ['tests/deploy', 'nginx'],
  },
  overview: {
    says: 'Draws the pictures in the README of packages/ui from the stories.',
    file: './tools/overview.ts',
  },
  next: {
    says: 'Builds a Next project with the packed packages, outside the workspace, and requests its page. Takes a minute.',
    file: './tools/next.ts',
  },
  pictures: {
    says: 'Draws selected stories and compares them with the committed pictures; --update saves the new pictures.',
    file: './tools/pictures.ts',
  },
  release: {
    says: 'Publishes the versions that the registry does not have; --dry-run does everything else in a copy; --local publishes to a registry on this machine and creates brands from it; --serve keeps that registry running.',
    file: './tools/release.ts',
  },
  repeat: {
    says: 'Runs an end-to-end test or a story many times on a busy machine: repeat search.spec.ts 30.',
    file: './tools/repeat.ts',
  },
  sample: {
    says: 'Draws and encodes the loop that the reference API streams. Needs ffmpeg.',
    of: ['packages/demo-art', 'sample'],
  },
  screenshots: {
    says: 'Draws the pictures in README.md and in the manifests from the built brands.',
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
