#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import { readBackend } from './backend.ts';
import { checkServer } from './check-server.ts';
import { type CliOptions, readOptions, UsageError, usage } from './options.ts';
import { printDraft } from './print/draft.ts';
import { printTable } from './print/table.ts';
import { exitCodeOf, type Report } from './report.ts';

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    console.log(usage);
    return 0;
  }
  const { address, mobile, token, headers, write, only, timeout, checkUrl, strict } = options;
  if (mobile !== undefined && options.code === undefined && !process.stdin.isTTY) {
    throw new UsageError('There is no terminal to ask for the code: give --code.');
  }
  const backend =
    options.backend &&
    (await readBackend(options.backend, { baseUrl: address, checkUrl, timeout }));
  const report = await checkServer({
    baseUrl: address,
    backend: backend || undefined,
    token,
    headers,
    signIn: mobile === undefined ? undefined : { mobile, code: () => codeFor(options) },
    write,
    only,
    timeout,
    checkUrl,
  });
  if (report.problem !== undefined) console.error(report.problem);
  if (report.problem === undefined || report.sales.length > 0 || options.form === 'json') {
    await new Promise((resolve) => process.stdout.write(printed(report, options), resolve));
  }
  return exitCodeOf(report, { strict });
}

function printed(report: Report, { form }: CliOptions): string {
  if (form === 'json') return `${JSON.stringify(report, null, 2)}\n`;
  if (form === 'draft') return printDraft(report);
  return printTable(report, { colours: process.stdout.hasColors?.() ?? false });
}

async function codeFor({ code, mobile }: CliOptions): Promise<string> {
  if (code !== undefined) return code;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(`The code that was sent to ${mobile}: `)).trim();
  } finally {
    terminal.close();
  }
}

const code = await main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`parde-conformance: ${message}`);
  if (error instanceof UsageError) console.error('--help lists the options.');
  return 2;
});
// The caches of a brand's backend have timers, which would keep the process running for 30 seconds.
process.exit(code);
