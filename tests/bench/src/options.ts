import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Page, pages } from './pages.ts';

interface Options {
  /** The folders of builds. Empty for the workspace's own build. */
  readonly builds: readonly string[];
  readonly pages: readonly Page[];
  /** The number of times that each page is opened. */
  readonly runs: number;
}

/**
 * Reads the options, such as `--builds before/build after/build --pages home,film --runs 5`. Paths are relative to
 * `folder`.
 */
export function readOptions(args: readonly string[], folder: string): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      builds: { type: 'string' },
      pages: { type: 'string' },
      runs: { type: 'string', default: '3' },
    },
  });
  const builds = values.builds === undefined ? [] : [values.builds, ...positionals];
  if (builds.length > 2 || (values.builds === undefined && positionals.length > 0)) {
    throw new Error('Give one build or two: --builds before/build after/build.');
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs} is no number.`);
  return {
    builds: builds.map((build) => resolve(folder, build)),
    pages: values.pages === undefined ? pages : values.pages.split(',').map(pageNamed),
    runs,
  };
}

function pageNamed(name: string): Page {
  const found = pages.find((page) => page.name === name);
  if (found) return found;
  throw new Error(
    `There is no page '${name}'. There are ${pages.map((page) => page.name).join(', ')}.`,
  );
}
