import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { print, red } from '../packages/storefront/src/commands/print.ts';
import { findBrowser } from './find-browser.ts';
import { checkBudgets } from './lib/budgets.ts';
import { asRecord, readJson } from './lib/json.ts';
import { installOutside, libraries, runIn } from './lib/outside.ts';
import { root } from './lib/workspace.ts';

/**
 * Installs the packed tarballs in a copy of tests/consumer outside the workspace, and runs the programs of the copy:
 * in Node, and a page in a browser.
 */

const fixture = join(root, 'tests/consumer');
let copy: string | undefined;
try {
  const uses = asRecord(readJson(join(fixture, 'package.json')).dependencies);
  const unused = libraries.map(({ name }) => name).filter((name) => !(name in uses));
  if (unused.length > 0) throw new Error(`tests/consumer does not use ${unused.join(', ')}`);
  copy = installOutside(fixture, {
    node: oldestNode(),
    'typescript-5': 'npm:typescript@5.9.3',
    'oldest-react-query': `npm:@tanstack/react-query@${oldestPeer('@tanstack/react-query')}`,
  });
  const browser = findBrowser();
  if (browser !== undefined) process.env.BROWSER_PATH = browser;
  const tests = readdirSync(join(copy, 'check')).filter((file) => file.endsWith('.test.ts'));
  runIn(copy, process.execPath, [
    ...['--test', '--test-concurrency=2', '--test-reporter=spec'],
    ...tests.map((file) => `check/${file}`),
  ]);
  const problems = checkBudgets(
    'imports',
    JSON.parse(readFileSync(join(copy, 'sizes.json'), 'utf8')),
    { update: process.argv.includes('--update') },
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
} catch (error) {
  print(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
} finally {
  if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
}

/** Returns the oldest Node that a package supports. */
function oldestNode(): string {
  const [oldest = ''] = libraries
    .map(({ folder }) => asRecord(readJson(join(folder, 'package.json')).engines).node)
    .map((range) => String(range).replace('>=', ''))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return [...oldest.split('.'), '0', '0'].slice(0, 3).join('.');
}

/** Returns the oldest version of another library that a package supports. */
function oldestPeer(library: string): string {
  const [range] = libraries.flatMap(({ folder }) => {
    const peers = asRecord(readJson(join(folder, 'package.json')).peerDependencies ?? {});
    return library in peers ? String(peers[library]) : [];
  });
  if (!range) throw new Error(`No package has ${library} as a peer`);
  return range.replace('^', '');
}
