/** Runs the fuzz test for longer. A Node script, because shells set variables differently. */
import { startVitest } from 'vitest/node';

process.env.PARDE_FUZZ_REQUESTS ??= '200000';
await startVitest('test', ['tests/fuzz'], { watch: false });
