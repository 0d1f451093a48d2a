import type { OperationId } from '@parde/api-client';
import { operationById } from '@parde/api-client/operations';
import { createAnswerReader, unknownFields } from '@parde/api-client/read';
import { createAnswerCheck } from '@parde/api-client/validate';
import type { Answered, Reply } from './connection.ts';
import type { Deviation, Outcome } from './report.ts';

export interface Judgement {
  /** The answer in the contract's form, or undefined if it cannot be read. */
  readonly body: unknown;
  /** The reason why the answer cannot be read. */
  readonly problem: string | undefined;
  readonly deviations: readonly Deviation[];
}

const read = createAnswerReader();
/** Finds differences that the reader accepts: lengths, and values that the contract does not list. */
const check = createAnswerCheck({ unknownValues: 'refuse' });

/** Judges how far a reply conforms to the contract's answer for an operation. */
export function judgeAnswer(id: OperationId, reply: Reply): Judgement {
  if (reply.failure !== undefined) return unreadable(reply.failure);
  const { status } = reply;
  if (status >= 300 && status < 400) return unreadable(`a redirect (${status})`);
  if (status !== 200) {
    return { ...unreadable(`status ${status}, not 200`), deviations: judgeError(reply) };
  }
  const { answer } = operationById(id);
  const isObject = typeof reply.body === 'object' && reply.body !== null;
  if (answer === 'unused' || (answer === 'optional' && !isObject)) {
    return { body: undefined, problem: undefined, deviations: [] };
  }
  const missing = bodyProblem(reply);
  if (missing !== undefined) return unreadable(missing);
  const { body, problem, differences } = read(id, reply.body);
  const found = [...typeDeviations(reply), ...groupDeviations(id, differences)];
  if (problem !== undefined) {
    const problems = problem.split('; ').map((each) => {
      const [, why = each, at = '/'] = /^(.*) at (\/\S*)$/.exec(each) ?? [];
      return `${shortenProblem(why)} at ${generalisePath(id, at)}`;
    });
    return { body: undefined, problem: problems.join('; '), deviations: found };
  }
  const rest = [...checkedDeviations(id, body), ...unknownDeviations(id, body)];
  return { body, problem: undefined, deviations: [...found, ...rest] };
}

/** Returns how an error differs from the one form that the contract has for errors. */
export function judgeError(reply: Reply, path = 'error'): Deviation[] {
  if (reply.failure !== undefined) return [createDeviation(path, reply.failure, 'failed')];
  const { status, headers, body } = reply;
  const wait = headers.get('retry-after');
  const deviations =
    status === 429 && wait === null
      ? [createDeviation(path, '429 without Retry-After', 'noticed')]
      : [];
  if (typeof body !== 'object' || body === null) {
    const type = headers.get('content-type') ?? 'no type';
    return [
      ...deviations,
      createDeviation(path, `${status} without JSON (${mediaType(type)})`, 'noticed'),
    ];
  }
  const problem = errorProblem(body);
  if (problem !== undefined)
    deviations.push(createDeviation(path, `${status} ${problem}`, 'noticed'));
  return [...deviations, ...typeDeviations(reply)];
}

export function createDeviation(path: string, problem: string, outcome: Outcome): Deviation {
  return { path, problem, outcome, times: 1 };
}

function unreadable(problem: string): Judgement {
  return { body: undefined, problem, deviations: [] };
}

function bodyProblem({ text, body, headers }: Answered): string | undefined {
  if (body !== undefined) return undefined;
  if (text.trim() === '') return 'an empty body';
  if (/^\s*[[{]/.test(text)) return 'JSON that breaks off or is broken';
  return `no JSON but ${mediaType(headers.get('content-type') ?? 'a text')}`;
}

function typeDeviations({ headers }: Answered): Deviation[] {
  const type = mediaType(headers.get('content-type') ?? 'no type');
  return /^application\/(?:[\w.-]+\+)?json$/.test(type)
    ? []
    : [createDeviation('content type', `JSON as ${type}`, 'read')];
}

const mediaType = (type: string): string => type.split(';')[0]?.trim().toLowerCase() ?? '';

function errorProblem(body: object): string | undefined {
  const { errors, message, message_fa } = Object(body);
  if (errors === undefined && message === undefined && message_fa === undefined) {
    return 'without message, message_fa or errors';
  }
  const isText = (value: unknown) => value === undefined || typeof value === 'string';
  if (!isText(message) || !isText(message_fa)) return 'with a message that is no text';
  return errors === undefined || isFieldErrors(errors)
    ? undefined
    : 'with errors that are no lists of texts by field';
}

function isFieldErrors(errors: unknown): boolean {
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return false;
  return Object.values(errors).every(
    (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
  );
}

/** Returns only the first difference, because `check` reports no more. */
function checkedDeviations(id: OperationId, body: unknown): Deviation[] {
  const problem = check(id, body);
  if (problem === undefined) return [];
  const [, at, why] = /^a body that is not the contract's at (\/\S*): (.*)$/s.exec(problem) ?? [];
  return [createDeviation(generalisePath(id, at ?? '/'), shortenProblem(why ?? problem), 'read')];
}

/** Servers may send many fields for other clients, so only the first are named. */
function unknownDeviations(id: OperationId, body: unknown): Deviation[] {
  const fields = unknownFields(id, body);
  const named = fields.slice(0, 3).map((at) => createDeviation(at, 'unknown field', 'ignored'));
  const more = fields.length - named.length;
  return more > 0
    ? [...named, createDeviation('unknown fields', `${more} more`, 'ignored')]
    : named;
}

interface ReadDifference {
  readonly path: string;
  readonly problem: string;
  readonly outcome: Outcome;
}

/** Groups rows that differ in the same way into one place. */
function groupDeviations(id: OperationId, differences: readonly ReadDifference[]): Deviation[] {
  const deviations = new Map<string, Deviation>();
  for (const { path, problem: full, outcome } of differences) {
    const problem = shortenProblem(full);
    const at = generalisePath(id, path);
    const key = [at, problem, outcome].join('\n');
    const times = (deviations.get(key)?.times ?? 0) + 1;
    deviations.set(key, { path: at, problem, outcome, times });
  }
  return [...deviations.values()];
}

/** Shortens a problem text from the reader or the check. */
export function shortenProblem(problem: string): string {
  return problem
    .replace(/^nothing for .*$/, 'missing')
    .replace(/ for a text \(\^.*\)$/, ' for a text')
    .replace(/^a text of another form \(\^.*\)$/, 'a text of another form')
    .replace(/^Instance does not match any of .*$/, 'a value that the contract does not list')
    .replace(/^String is too long \((\d+) > (\d+)\)\.$/, 'a text of $1 characters, $2 at most');
}

/** Pointers to the operations' answers that are maps by id, in which each value is a row. */
const maps: { readonly [Id in OperationId]?: RegExp } = {
  getGenres: /^()\/[^/]+/,
  getPlans: /^(\/data)\/[^/]+/,
};

export function generalisePath(id: OperationId, path: string): string {
  const rows = maps[id];
  const byRow = rows ? path.replace(rows, '$1/*') : path;
  return byRow.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}
