import { fileURLToPath } from 'node:url';
import { createApiClient } from '@parde/api-client';
import { matchOperation, type OperationId } from '@parde/api-client/operations';
import { createReferenceApi, type ReferenceApiOptions } from '@parde/reference-api';

/** The catalogue is generated once, and each server starts with a copy. */
const cacheFolder = fileURLToPath(
  new URL('../../../../node_modules/.cache/reference-api', import.meta.url),
);

type Fetch = (request: Request) => Promise<Response>;

/** Changes the answer of one operation. `resend` calls the unchanged reference API. */
export type Change = (
  answer: Response,
  request: Request,
  resend: Fetch,
) => Response | Promise<Response>;

export const baseUrl = 'http://api.test/api/v1';

/** Creates the reference API and reads the codes from its text messages. */
export function createServer(options: ReferenceApiOptions = {}) {
  const codes = new Map<string, string>();
  const api = createReferenceApi({
    catalogue: 'small',
    emptyAccounts: true,
    cacheFolder,
    sendSms: ({ mobile, code }) => {
      codes.set(mobile, code);
    },
    ...options,
  });
  // Each client has its own address, because rate limits are per address.
  let addresses = 0;
  const connect = (): Fetch => {
    addresses += 1;
    const remoteAddress = `192.0.2.${addresses}`;
    return (request) => api.fetch(request, { remoteAddress });
  };
  return {
    connect,
    /** Begins a session and returns its token. */
    async tokenOf(mobile: string): Promise<string> {
      const api = createApiClient({ baseUrl, fetch: connect() });
      const sent = await api.call('sendCode', { body: { mobile, ref: '0' } });
      const password = codes.get(mobile) ?? '';
      const request = sent?.request_id ? { request_id: sent.request_id } : {};
      return (await api.call('login', { body: { mobile, password, ...request } })).token;
    },
    signIn: (mobile: string) => ({ mobile, code: async () => codes.get(mobile) ?? '' }),
    close: api.close,
  };
}

/** Returns the same server with one operation's answer changed. */
export function changing(fetch: Fetch, operation: OperationId, change: Change): Fetch {
  return async (request) => {
    const path = new URL(request.url).pathname.slice('/api/v1'.length);
    const found = matchOperation(request.method, path);
    if (found?.operationId !== operation) return fetch(request);
    const again = request.clone();
    return change(await fetch(request), again, fetch);
  };
}

/** Edits the body of a successful answer at the pointer. If `edit` returns undefined, the field is removed. */
export function at(pointer: string, edit: (value: unknown) => unknown): Change {
  return async (answer) => {
    if (!answer.ok) return answer;
    const body: unknown = await answer.json();
    return Response.json(edited(body, pointer.split('/').slice(1), edit));
  };
}

function edited(
  value: unknown,
  [step, ...others]: readonly string[],
  edit: (value: unknown) => unknown,
): unknown {
  if (step === undefined) return edit(value);
  const isList = Array.isArray(value);
  const entries = Object.entries(Object(value))
    .map(([name, each]): [string, unknown] =>
      step === '*' || step === name ? [name, edited(each, others, edit)] : [name, each],
    )
    .filter(([, each]) => each !== undefined);
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
