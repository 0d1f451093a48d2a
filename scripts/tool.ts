import { spawnSync } from 'node:child_process';
import { bold, print } from '../packages/storefront/src/commands/print.ts';
import { pnpmProgram } from './lib/pnpm.ts';
import { root } from './lib/workspace.ts';

/** `pnpm tool <name>`: runs a file of `scripts/tools`, or a script of a package. */

interface Tool {
  readonly description: string;
  readonly file?: string;
  readonly packageScript?: readonly [folder: string, script: string];
}

const tools: Readonly<Record<string, Tool>> = {
  bench: {
    description:
      'Measures the cost of pages for a phone and a server, for one build or two. Needs Linux, nginx, openssl.',
    packageScript: ['tests/bench', 'bench'],
  },
  'bench-api': {
    description: 'Measures the reference API on this machine: start, memory, answers.',
    packageScript: ['packages/reference-api', 'bench'],
  },
  budgets: {
    description:
      'Builds, measures the bytes, requests and elements of pages and the size of imports, and writes tests/budgets.json.',
    packageScript: ['tests/e2e', 'budgets'],
  },
  browser: {
    description: 'Finds or installs the browser for the tests and prints its path.',
    file: './tools/browser.ts',
  },
  'check-pages': {
    description:
      'Checks every screen and state in each language, theme and width, as a guest, a viewer and a child.',
    file: './tools/check-pages.ts',
  },
  clips: {
    description: 'Draws and encodes the preview clips of the demo. Needs ffmpeg.',
    packageScript: ['packages/demo-art', 'clips'],
  },
  docs: {
    description:
      'Builds Storybook and the guides as static files: apps/storybook/storybook-static.',
    packageScript: ['apps/storybook', 'build'],
  },
  font: {
    description:
      "Cuts a brand's font to the characters of its pages: `tool font partner Estedad.ttf --family Estedad --weight '400 900'`.",
    file: './tools/font.ts',
  },
  fuzz: {
    description:
      'Sends 200,000 calls to the reference API, checks 20,000 purchase histories and kills the API 50 times.',
    packageScript: ['packages/reference-api', 'fuzz'],
  },
  'fuzz:storefront': {
    description:
      "Sends 50,000 valid, unusual and broken requests to the main brand's server, which must survive.",
    packageScript: ['tests/e2e', 'fuzz'],
  },
  announced: {
    description:
      'Writes the screen reader output of ten journeys through the built main brand, for review as a diff.',
    packageScript: ['tests/e2e', 'announced'],
  },
  mutation: {
    description: 'Breaks the rules of @parde/domain one by one. The tests must fail each time.',
    packageScript: ['packages/domain', 'mutation'],
  },
  nginx: {
    description: "Tests the brands behind Debian's nginx, as in production.",
    packageScript: ['tests/deploy', 'nginx'],
  },
  overview: {
    description: 'Draws the pictures in the README of packages/ui from the stories.',
    file: './tools/overview.ts',
  },
  next: {
    description:
      'Builds a Next project with the packed packages, outside the workspace, and requests its page. Takes a minute.',
    file: './tools/next.ts',
  },
  pictures: {
    description:
      'Draws selected stories and compares them with the committed pictures; --update saves the new pictures.',
    file: './tools/pictures.ts',
  },
  release: {
    description:
      'Publishes the versions that the registry does not have; --dry-run does everything else in a copy; --local publishes to a registry on this machine and creates brands from it; --serve keeps that registry running.',
    file: './tools/release.ts',
  },
  repeat: {
    description:
      'Runs an end-to-end test or a story many times on a busy machine: repeat search.spec.ts 30.',
    file: './tools/repeat.ts',
  },
  sample: {
    description: 'Draws and encodes the loop that the reference API streams. Needs ffmpeg.',
    packageScript: ['packages/demo-art', 'sample'],
  },
  screenshots: {
    description: 'Draws the pictures in README.md and in the manifests from the built brands.',
    packageScript: ['tests/e2e', 'screenshots'],
  },
};

const [name = ''] = process.argv.splice(2, 1);
const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;

if (tool?.file) {
  await import(tool.file);
} else if (tool?.packageScript) {
  const [folder, script] = tool.packageScript;
  const { status } = spawnSync(
    pnpmProgram,
    ['--dir', folder, 'run', script, ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} else {
  if (name !== '') print(`There is no tool '${name}'.`);
  for (const [known, { description }] of Object.entries(tools))
    print(`${bold(known.padEnd(16))} ${description}`);
  process.exitCode = name === '' ? 0 : 2;
}
