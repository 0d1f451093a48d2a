/** The fuzz of the tests, for as long as it takes to find what is rare. A script of Node, since no shell sets a variable as all others do. */
import { startVitest } from 'vitest/node';

process.env.PARDE_FUZZ_REQUESTS ??= '200000';
await startVitest('test', ['tests/fuzz'], { watch: false });
