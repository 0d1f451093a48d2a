import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { installOutside, runIn } from '../lib/outside.ts';
import { root } from '../lib/workspace.ts';

/** Builds tests/next from the packed packages, starts it, and requests its page. */

const copy = installOutside(join(root, 'tests/next'));
try {
  runIn(copy, process.execPath, ['node_modules/next/dist/bin/next', 'build']);
  runIn(copy, process.execPath, ['--test', '--test-reporter=spec', 'check/page.test.ts']);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
