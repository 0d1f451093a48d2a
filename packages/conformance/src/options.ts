import { parseArgs } from 'node:util';
import type { OperationId } from '@parde/api-client';
import { operations } from '@parde/api-client/operations';

export const usage = `parde-conformance: asks a server how far it keeps the Parde API contract

  npx @parde/conformance <address> [options]     the API's base: https://api.example/api/v1

  --mobile <number>      signs in as this user, and out at the end; a code is sent
  --code <digits>        the code, where it is known before; else it is asked for here
  --token <bearer>       a user's token, in place of signing in
  --header <line>        'x-api-key: value'; sent with every call, and may be repeated
  --write                also sends what writes, where it is undone at once or refused
  --only <names>         these operations, with commas between: getTop,getPlans
  --json                 prints the report as JSON
  --draft                prints a draft of a brand's backend.ts
  --strict               any difference is a failure
  --timeout <seconds>    10; for one answer
  --check-url <path>     /check/user; the tail of GET /ghost/get{check_url}
  --help

Ends with 0 where a storefront can read all that is there, with 1 where it loses something, with 2 where the
server cannot be reached or an option does not fit.`;

export interface CliOptions {
  readonly address: string;
  readonly mobile: string | undefined;
  readonly code: string | undefined;
  readonly token: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly write: boolean;
  readonly only: readonly OperationId[] | undefined;
  readonly form: 'table' | 'json' | 'draft';
  readonly strict: boolean;
  /** In milliseconds. */
  readonly timeout: number;
  readonly checkUrl: string | undefined;
}

/** An invalid option. The message is for the person who typed it. */
export class UsageError extends Error {}

/** Returns undefined if help is requested. */
export function readOptions(args: readonly string[]): CliOptions | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [address, ...others] = positionals;
  if (address === undefined) throw new UsageError('Give the address of the API.');
  if (others.length > 0)
    throw new UsageError(`One address at a time, not ${others.join(' ')} too.`);
  const { mobile, code, token, json, draft } = values;
  if (token !== undefined && mobile !== undefined) exclude('--token', '--mobile');
  if (json && draft) exclude('--json', '--draft');
  if (draft && values.only !== undefined) exclude('--draft', '--only');
  if (code !== undefined && mobile === undefined) throw new UsageError('--code needs --mobile.');
  if (mobile !== undefined && !/^09\d{9}$/.test(mobile)) {
    throw new UsageError('--mobile must be eleven digits: 09123456789.');
  }
  const form = draft ? 'draft' : 'table';
  return {
    address: readAddress(address),
    mobile,
    code,
    token,
    headers: readHeaders(values.header),
    write: values.write,
    only: readNames(values.only),
    form: json ? 'json' : form,
    strict: values.strict,
    timeout: readSeconds(values.timeout) * 1000,
    checkUrl: readCheckUrl(values['check-url']),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        mobile: { type: 'string' },
        code: { type: 'string' },
        token: { type: 'string' },
        header: { type: 'string', multiple: true, default: [] },
        write: { type: 'boolean', default: false },
        only: { type: 'string' },
        json: { type: 'boolean', default: false },
        draft: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        timeout: { type: 'string', default: '10' },
        'check-url': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function exclude(one: string, other: string): never {
  throw new UsageError(`${one} and ${other} exclude each other.`);
}

function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new UsageError(`The address must be like https://api.example/api/v1, not ${text}.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new UsageError('The address must be without a user and a password.');
  }
  return url.href.replace(/\/+$/, '');
}

function readNames(text: string | undefined): readonly OperationId[] | undefined {
  return text?.split(',').map((name) => {
    const known = operations.find(({ operationId }) => operationId === name.trim());
    if (!known) throw new UsageError(`The contract has no operation ${name.trim() || '""'}.`);
    return known.operationId;
  });
}

function readHeaders(lines: readonly string[]): Readonly<Record<string, string>> {
  const headers = new Headers();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(line) ?? [];
    try {
      headers.set(name, value);
    } catch {
      // The message leaves out the header line, because its value may be a secret.
      throw new UsageError("--header must be like 'x-api-key: value'.");
    }
  }
  return Object.fromEntries(headers);
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= 300) return seconds;
  throw new UsageError('--timeout must be seconds, 300 at most.');
}

function readCheckUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^(?:\/[A-Za-z0-9_-]+){1,6}$/.test(text)) return text;
  throw new UsageError('--check-url must be a path like /check/user.');
}
