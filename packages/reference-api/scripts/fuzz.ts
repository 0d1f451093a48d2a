/** Runs the random tests for longer. It is a Node script because shells set environment variables differently. */
import { startVitest } from 'vitest/node';

process.env.PARDE_FUZZ_REQUESTS ??= '200000';
process.env.PARDE_FUZZ_HISTORIES ??= '20000';
process.env.PARDE_FUZZ_KILLS ??= '50';
await startVitest('test', ['tests/'], { watch: false });
