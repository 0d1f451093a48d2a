import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { operations } from '@parde/api-client/operations';
import { afterAll, describe, expect, it } from 'vitest';
import type { OperationReport, Report } from '../report.ts';
import { printDraft } from './draft.ts';
import { printTable } from './table.ts';

type Change = Partial<OperationReport>;

/** Returns a report on all operations. `changes` has the differences from the contract, by operation. */
function reportWith(
  changes: Readonly<Record<string, Change>>,
  rest: (origin: string) => Change = () => ({}),
): Report {
  return {
    address: 'https://api.example/*/v1',
    problem: undefined,
    sales: [],
    operations: operations.map(({ operationId, method, path, origin }) => ({
      ...{ operation: operationId, method, path, origin, result: 'as the contract' as const },
      ...{ isThere: true, why: undefined, deviations: [] },
      ...rest(origin),
      ...changes[operationId],
    })),
  };
}

const absent: Change = { result: 'not there', isThere: false };
const unknown: Change = { result: 'not asked', isThere: undefined, why: 'it cannot be undone' };
const lossy: Change = {
  result: 'differs',
  deviations: [
    { path: '/data/top/*/id', problem: 'an object for a text', outcome: 'dropped', times: 24 },
    { path: '/data/top/*/badge', problem: 'missing', outcome: 'filled', times: 6 },
  ],
};
const unreadable: Change = { result: 'cannot be read', why: 'an object for a list at */ there' };

describe('the table', () => {
  it('groups the differences, and shows what the storefront does with each', () => {
    const table = printTable(reportWith({ getTop: lossy, getCategories: unreadable }));
    expect(table).toContain('    /data/top/*/id: an object for a text, 24 times (left out)\n');
    expect(table).toContain('    /data/top/*/badge: missing, 6 times (a default stands in)\n');
    expect(table).toContain('87 as the contract, 1 differs, 1 cannot be read\n');
    expect(table.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });

  it('begins with what cannot be sold', () => {
    const table = printTable({
      ...reportWith({ getTop: { source: 'mapped' } }),
      sales: [
        { sale: 'plan', isSold: undefined, why: ['not asked: buyPlan'] },
        { sale: 'title', isSold: false, why: ['buyItems is not there'] },
        { sale: 'credit', isSold: true, why: [] },
      ],
    });
    expect(table.split('\n').slice(2, 10)).toEqual([
      'A storefront cannot sell:',
      '    a single title: buyItems is not there',
      '',
      'A storefront may be able to sell:',
      '    a plan: not asked: buyPlan',
      '',
      'VAT that pages add to plans: money.vatPercent in brand.ts, or 10 % without it.',
      '',
    ]);
    expect(table).toMatch(/^getTop .*as the contract \(mapped\)$/m);
    const all = { sale: 'plan', isSold: true, why: [] } as const;
    expect(printTable({ ...reportWith({}), sales: [all] })).toContain('A storefront can sell ');
    const none = { ...all, isSold: false };
    expect(printTable({ ...reportWith({}), sales: [none] })).not.toContain('VAT');
  });

  it('is coloured if colours are requested', () => {
    expect(printTable(reportWith({}), { colours: true })).toContain('\u001b[32mas the contract');
  });
});

describe('the draft', () => {
  const drafts = {
    all: printDraft(reportWith({ getTop: lossy, getCategories: unreadable, buyPlan: unknown })),
    specified: printDraft(
      reportWith({ login: unknown }, (origin) => (origin === 'assumed' ? absent : {})),
    ),
    skeleton: printDraft({ ...reportWith({}, () => absent), problem: 'None is there.' }),
    list: printDraft(reportWith({ getTop: absent, getMovie: absent, buyPlan: unknown })),
  };

  it('lists the operations that the server has under operations', () => {
    expect(drafts.all).toContain(
      "operations: 'all',\n  // Not asked, and taken to be there:\n  //   buyPlan\n",
    );
    expect(drafts.specified).toContain(
      "operations: 'specified',\n  // Not asked, and taken to be there:\n  //   login\n",
    );
    expect(drafts.list).toContain("    'getPlans',\n");
    expect(drafts.list).toContain("    // 'buyPlan', // it cannot be undone\n");
    expect(drafts.list).not.toMatch(/getTop|getMovie/);
  });

  it('has an entry for each operation that must be mapped, with the reasons', () => {
    expect(drafts.all).toContain('    getTop: {\n      // /data/top/');
    expect(drafts.all).toContain('an object for a text, 24 times (left out)');
    expect(drafts.all).not.toContain('badge');
    expect(drafts.all).toContain('    getCategories: {\n      // an object for a list at ');
  });

  it('is a skeleton of what pages need if the server has other addresses', () => {
    expect(drafts.skeleton).toMatch(/^ {4}\/\/ login: \{ call: .*needs \/token$/m);
    const first = ['getDiscover', 'listTitles', 'quickSearch', 'search', 'getMovie', 'getPlayback'];
    const order = [...drafts.skeleton.matchAll(/^ {4}\/\/ (\w+): /gm)].map(([, id]) => id);
    expect(order).toHaveLength(29);
    expect(order.slice(0, 6)).toEqual(first);
    expect(drafts.skeleton).toMatch(/^ {4}\/\/ sendCode: .*needs no field$/m);
    expect(drafts.skeleton).toMatch(
      /^ {4}\/\/ getGenres: .*needs no field; rows, if there are any: \/\*$/m,
    );
    expect(drafts.skeleton).toContain(
      "// getPlans: { call: () => ({ method: 'GET', path: '/…' }),",
    );
  });

  // The folder is inside the package so that the drafts find the client's types.
  const folder = fileURLToPath(new URL('../../test-results/drafts', import.meta.url));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('compiles against the types of a brand', { timeout: 60_000 }, () => {
    mkdirSync(folder, { recursive: true });
    for (const [name, draft] of Object.entries(drafts)) {
      writeFileSync(join(folder, `${name}.ts`), draft);
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../tsconfig.json',
        compilerOptions: {
          // The types of a brand name elements.
          lib: ['ESNext', 'DOM', 'DOM.Iterable'],
          paths: {
            '@parde/storefront/backend': [
              '../../../storefront/src/server/backend/define-backend.ts',
            ],
          },
        },
        include: ['*.ts'],
        exclude: [],
      }),
    );
    const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(typescript, 'bin/tsc'), '--noEmit', '--project', folder],
      { encoding: 'utf8' },
    );
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});
