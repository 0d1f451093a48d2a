import { parseArgs } from 'node:util';
import { bold, green, print, red } from '../../packages/storefront/src/commands/print.ts';
import { runTasks } from '../../scripts/lib/turbo.ts';
import { reportOf } from './fuzz/report.ts';
import { fuzz } from './fuzz/run.ts';

/**
 * Sends valid, odd and broken requests to the main brand's server. The test run sends fewer of them, after the build.
 */

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
});

const number = (name: string, text: string): number => {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`--${name} must be a whole number, not ${text}.`);
};
const seed = number('seed', values.seed);
const indexes =
  values.only === undefined
    ? [...Array(number('requests', values.requests)).keys()]
    : [number('only', values.only)];

if (!values.built && !runTasks(['build', '--filter=@parde/main', '--output-logs=errors-only'])) {
  throw new Error('The build failed.');
}
const result = await fuzz({ seed, indexes });
for (const line of reportOf(result, seed)) print(line);
print();
if (result.findings.length > 0) {
  print(bold(red(`${result.findings.length} findings.`)));
  process.exitCode = 1;
} else print(bold(green('No finding.')));
