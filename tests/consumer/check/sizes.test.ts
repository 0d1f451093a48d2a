import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { entriesOf, packages, top } from './packages.ts';
import { type Bundler, weigh } from './weigh.ts';

/** What an import may add to a page, in kB of brotli, minified, without the peers. */
type Row = {
  /** `{ Text }`, or `*` */
  readonly import: string;
  readonly from: string;
  readonly by: Bundler;
  /** Before the page runs. */
  readonly eager: number;
  /** When it is used. */
  readonly lazy: number;
  /** Modules that are in no eager file. */
  readonly late?: readonly string[];
};

const rows: readonly Row[] = JSON.parse(readFileSync(join(top, 'sizes.json'), 'utf8'));
const onServers = ['conformance', 'demo-art', 'demo-catalogue', 'reference-api'];

describe('What an import weighs', () => {
  for (const row of rows) {
    test(`${row.from}: ${row.import}, by ${row.by}`, async () => {
      const found = await weigh(row.by, `export ${row.import} from '${row.from}';`);
      for (const when of ['eager', 'lazy'] as const) {
        const size = found[when] / 1000;
        assert.ok(size <= row[when], `${when}: ${size} kB, and ${row[when]} are allowed`);
        // Then the limit holds nothing: write down what it is now.
        assert.ok(size >= row[when] * 0.8 - 0.05, `${when}: ${size} kB, far below ${row[when]}`);
      }
      for (const module of row.late ?? []) {
        assert.ok(found.lazyModules.includes(module), `${module} is not among what comes late`);
        assert.ok(!found.eagerModules.includes(module), `${module} comes at once`);
      }
    });
  }

  for (const entry of packages.flatMap(entriesOf)) {
    // What runs on servers alone weighs nothing in a page.
    if (onServers.some((name) => entry.startsWith(`@parde/${name}`))) continue;
    if (entry === '@parde/api-client/testing/server') continue;
    test(`${entry}: is weighed`, () => {
      assert.ok(rows.some(({ from }) => from === entry));
    });
  }
});
