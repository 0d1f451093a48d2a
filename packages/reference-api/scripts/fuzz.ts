/** The fuzz of the tests, ten times as long. A script of Node, since no shell sets a variable as all others do. */
import { startVitest } from 'vitest/node';

process.env.PARDE_FUZZ_REQUESTS ??= '200000';
await startVitest('test', ['tests/fuzz'], { watch: false });
