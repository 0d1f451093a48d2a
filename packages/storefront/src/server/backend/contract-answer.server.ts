import type { ApiError, OperationId } from '@parde/api-client';
import { operationById } from '@parde/api-client/operations';
import { createAnswerReader, type Difference } from '@parde/api-client/read';
import { readWrittenToman, safePaymentAddress } from '@parde/domain';
import * as v from 'valibot';
import { log, reportOnce } from '../observability/log.server.ts';
import { parseJson, unreachable, whyUnreachable } from '../proxy/forward.server.ts';
import type { Call } from './backend.server.ts';
import {
  type AnyCallMap,
  type ContractError,
  type EveryCall,
  type RealError,
  Refusal,
} from './define-backend.ts';
import type { UntypedInput } from './read-input.ts';

const read = createAnswerReader();

interface Reading {
  readonly entry: AnyCallMap;
  readonly every: EveryCall;
  /** The hosts that payers may be sent to. */
  readonly banks: readonly string[];
  readonly finish: Finish;
}

/** Completes an answer in the contract's form with further facts. */
export type Finish = (answer: unknown) => unknown;

/** Converts the server's answer to the contract's form. */
export async function contractAnswer(
  reading: Reading,
  call: Call,
  answer: Response,
): Promise<Response> {
  const { entry, every, banks, finish } = reading;
  const { operation, input, request } = call;
  // Hooks only receive answers that the server itself sent.
  if (whyUnreachable(answer)) return answer;
  const text = await answer.text().catch(() => undefined);
  if (text === undefined) return unreachable(502, whyUnreachable(answer));
  const body = parseJson(text);
  const headers = withoutBodyHeaders(answer.headers);
  const { operationId, answer: form } = operation;
  const requestId = request.headers.get('x-request-id');
  if (!answer.ok) {
    const { status } = answer;
    if (concernsAll(call, status)) {
      reportOnce('answer-refused', { operation: operationId, problem: String(status) }, requestId);
    }
    return errorOf({ status, body }, reading, { input, headers });
  }
  // A mapped call is the brand's own, so other success statuses are valid.
  if (answer.status !== 200 && !entry.call) {
    const problem = `status ${answer.status}, not 200`;
    log('answer-unreadable', { level: 'warning', operation: operationId, problem, requestId });
    return failure('unreadable');
  }
  if ((form === 'unused' || form === 'optional') && body === undefined && text.trim() !== '') {
    // The call counts as done. Yet the answer may be a gateway's page, and then the server has done nothing.
    const problem = `${mediaTypeOf(answer)} and not JSON`;
    reportOnce('answer-ignored', { operation: operationId, problem }, requestId);
  }
  // Hooks run even if the body is unused, because a map may refuse because of its content.
  const inner = every.answer && body !== undefined ? await every.answer(body) : body;
  const mapped = entry.answer && inner !== undefined ? entry.answer(inner, input) : inner;
  if (form === 'unused') return Response.json({});
  if (form === 'optional' && !isObject(mapped)) return Response.json({});
  if (mapped === undefined) {
    log('answer-unreadable', { level: 'warning', operation: operationId, problem: 'no JSON' });
    return failure('unreadable');
  }
  const bank = refusedBank(mapped, banks);
  if (bank !== undefined) {
    const problem = `PAYMENT_HOSTS has no ${bank}`;
    reportOnce('payment-host-refused', { operation: operationId, problem }, requestId);
  }
  return readAnswer(operationId, mapped, { requestId, headers, finish });
}

/** Returns the JSON of a success, or throws a `Refusal`. */
export async function serverAnswer(every: EveryCall, answer: Response): Promise<unknown> {
  const { status, ok } = answer;
  if (whyUnreachable(answer)) throw new Refusal({ status });
  const body = parseJson(await answer.text());
  if (ok) return every.answer && body !== undefined ? every.answer(body) : body;
  const error = every.error?.({ status, body }) ?? { status, body };
  throw new Refusal({ ...(isObject(error.body) ? error.body : {}), status: error.status });
}

const purchases: readonly OperationId[] = ['buyPlan', 'buyItems', 'chargeWallet'];

/**
 * True if a refusal is not due to one viewer: the endpoint of a purchase is missing, or a guest asked for general data,
 * such as a home page, a menu or a list.
 */
function concernsAll({ operation, viewer }: Call, status: number): boolean {
  if (purchases.includes(operation.operationId)) return [404, 405, 501].includes(status);
  const isGeneral = operation.method === 'GET' && !operation.path.includes('{');
  return isGeneral && !viewer.signedIn && status < 500;
}

function errorOf(
  realError: RealError,
  { entry, every }: Reading,
  { input, headers }: { readonly input: UntypedInput; readonly headers: Headers },
): Response {
  const error = every.error ? every.error(realError) : realError;
  if (entry.error) return errorAnswer(entry.error(error, input), headers);
  const { status, body } = error;
  return isObject(body) ? errorAnswer({ ...body, status }, headers) : wordless(status, headers);
}

/**
 * Answers for an error without JSON, such as an HTML error page. A status of 500 or more shows at least that the
 * server fails.
 */
function wordless(status: number, headers: Headers): Response {
  if (status < 500) return errorAnswer({ status }, headers);
  const answer = unreachable(status);
  const retryAfter = headers.get('retry-after');
  if (retryAfter !== null) answer.headers.set('retry-after', retryAfter);
  return answer;
}

const payable = v.looseObject({ pay_url: v.pipe(v.string(), v.nonEmpty()) });
const payableData = v.looseObject({ data: payable });

/**
 * Returns the origin of a bank that browsers will not be redirected to. The rest of the address is left out, because
 * it belongs to one viewer's payment.
 */
function refusedBank(body: unknown, banks: readonly string[]): string | undefined {
  const paid = v.is(payableData, body) ? body.data : body;
  if (!v.is(payable, paid) || safePaymentAddress(paid.pay_url, banks) !== undefined)
    return undefined;
  return URL.canParse(paid.pay_url) ? new URL(paid.pay_url).origin : 'such address';
}

/** Returns the answer in the contract's form, or an error if it cannot be read. */
export function readAnswer(
  operation: OperationId,
  body: unknown,
  {
    requestId,
    headers,
    finish,
  }: { readonly requestId: string | null; readonly headers?: Headers; readonly finish: Finish },
): Response {
  const { body: answer, problem, differences } = read(operation, body);
  for (const { path, problem: why, outcome } of differences) {
    if (outcome !== 'dropped') continue;
    const field = path.replaceAll(/\/\d+(?=\/|$)/g, '/*');
    reportOnce('answer-dropped', { operation, field, problem: why }, requestId);
  }
  if (problem === undefined && !isAnother(operation, body, differences)) {
    const complete = finish(completeAnswer(operation, answer));
    return Response.json(complete, headers ? { headers } : {});
  }
  log('answer-unreadable', {
    level: 'warning',
    operation,
    problem: problem ?? 'no data',
    requestId,
  });
  return failure('unreadable');
}

/**
 * True if the body is no answer, such as `{"status":"error"}` with 200, which must not be read as an empty list.
 * Writes count as done whatever the body is. `{}` counts as an empty answer.
 */
function isAnother(
  operation: OperationId,
  body: unknown,
  differences: readonly Difference[],
): boolean {
  const isOther = isObject(body) && !Object.hasOwn(body, 'data') && Object.keys(body).length > 0;
  const isFilled = differences.some(({ path }) => path.slice(1) === 'data');
  return isOther && isFilled && operationById(operation).reads;
}

/** Removes headers that describe the server's body, because the new body differs. */
function withoutBodyHeaders(received: Headers): Headers {
  const headers = new Headers(received);
  for (const name of ['content-type', 'content-length', 'content-disposition', 'etag']) {
    headers.delete(name);
  }
  return headers;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mediaTypeOf({ headers }: Response): string {
  return headers.get('content-type')?.split(';')[0] ?? 'a text';
}

const wallet = v.looseObject({
  data: v.looseObject({ my_credit: v.string(), credit: v.optional(v.undefined()) }),
});

/**
 * Adds the credit as a number. The specification's wallet has it only as a formatted text, but pages compare it with
 * prices.
 */
function completeAnswer(operation: OperationId, body: unknown): unknown {
  if (operation !== 'getWallet' || !v.is(wallet, body)) return body;
  const credit = readWrittenToman(body.data.my_credit);
  return credit === undefined ? body : { ...body, data: { ...body.data, credit } };
}

const failures = {
  /**
   * Has no message, because each page describes its own failure better. The status is not 502, because clients retry
   * a 502 at once.
   */
  unreadable: { status: 500 },
  missingOperation: {
    status: 501,
    message: 'This service doesn’t offer that.',
    message_fa: 'این سرویس چنین امکانی ندارد.',
  },
  notFound: {
    status: 404,
    message: 'There is no such thing.',
    message_fa: 'چنین چیزی پیدا نشد.',
  },
} satisfies Record<string, ContractError>;

export function failure(kind: keyof typeof failures): Response {
  return errorAnswer(failures[kind]);
}

/** Throws if the status is no error, because a map may have passed on its server's own code. */
export function errorAnswer({ status, ...body }: ContractError, headers?: Headers): Response {
  if (!Number.isInteger(status) || status < 400 || status > 599) {
    throw new TypeError(`${status} is no status of an error`);
  }
  const sent = new Headers(headers);
  sent.set('cache-control', 'no-store');
  return Response.json(body, { status, headers: sent });
}

/** Converts the error of a composition's call to the same error answer. */
export function apiErrorAnswer(error: ApiError): Response {
  const { status = 502, errors, message_fa, hasMessage, message, retryAfter } = error;
  const headers = new Headers();
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  const details = { errors, message_fa, message: hasMessage ? message : undefined };
  return errorAnswer(
    error.kind === 'malformed' ? failures.unreadable : { status, ...details },
    headers,
  );
}
