import { parseArgs } from 'node:util';
import type { OperationId } from '@parde/api-client';
import { operations } from '@parde/api-client/operations';

export const usage = `parde-conformance: checks how far a server follows the Parde API contract

  npx @parde/conformance <address> [options]     the base address of the API: https://api.example/api/v1

  --mobile <number>      signs in as this user, and signs out at the end; the server sends a code
  --code <digits>        the code, if you know it in advance; otherwise the command asks for it
  --token <bearer>       a user's token, instead of --mobile
  --header <line>        a header of every request, such as 'x-api-key: value'; may be repeated
  --write                also tries changes that are undone at once or refused
  --backend <file>       a brand's backend.ts: checks what the storefront gets through it
  --only <names>         checks only these operations, separated by commas: getTop,getPlans
  --json                 prints the report as JSON
  --draft                prints a draft of a brand's backend.ts
  --strict               makes any difference a failure
  --timeout <seconds>    the longest time for one answer, 10 by default
  --check-url <path>     the end of the path GET /ghost/get{check_url}, /check/user by default
  --help

The exit code is 0 if a storefront can read all answers, 1 if it loses something, and 2 if the server cannot be
reached or an option is invalid.`;

export interface CliOptions {
  readonly address: string;
  readonly mobile: string | undefined;
  readonly code: string | undefined;
  readonly token: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly write: boolean;
  /** The path of a brand's `backend.ts`. */
  readonly backend: string | undefined;
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
  if (draft && values.backend !== undefined) exclude('--draft', '--backend');
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
    backend: values.backend,
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
        backend: { type: 'string' },
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
