import { fileURLToPath } from 'node:url';
import type { Answer } from '@parde/api-client';
import {
  createReferenceApi,
  type OutboxMessage,
  type ReferenceApiEnv,
  type ReferenceApiOptions,
} from '../index.ts';

type Sent = {
  headers?: Record<string, string>;
  body?: unknown;
  address?: string;
  token?: string;
};

/** The initial time of a test's clock. */
export const testTime = Date.UTC(2026, 10, 21, 8, 0, 0);

/** The tests generate their catalogue once, in the first process that needs it. */
export const cacheFolder = fileURLToPath(
  new URL('../../../../node_modules/.cache/reference-api', import.meta.url),
);

/** Creates a server for a test, with a clock that the test moves. */
export function createTestApi(options: ReferenceApiOptions = {}) {
  let time = testTime;
  const api = createReferenceApi({
    now: () => time,
    catalogue: 'small',
    cacheFolder,
    emptyAccounts: true,
    ...options,
  });

  const send = (method: string, path: string, sent: Sent = {}) => {
    const { body, token, address = '192.0.2.1' } = sent;
    const env: ReferenceApiEnv = { remoteAddress: address };
    const headers = new Headers(sent.headers);
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    if (body !== undefined && !headers.has('Content-Type')) {
      headers.set('Content-Type', 'application/json');
    }
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(`http://api.test${path}`, {
      method,
      headers,
      ...(text !== undefined && { body: text }),
    });
    return api.fetch(request, env);
  };

  /** The last code request of each number, as a browser would store it. */
  const requests = new Map<unknown, string>();

  const call = async (method: string, path: string, sent?: Sent) => {
    const response = await send(method, `/api/v1${path}`, sent);
    // A plain answer contains no request id.
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    if (path === '/login/send-code' && response.ok && isJson) {
      const { request_id } = await read<{ request_id: string }>(response.clone());
      if (isBody(sent?.body)) requests.set(sent.body.mobile, request_id);
    }
    return response;
  };

  const sendCode = (mobile: string, address?: string) =>
    call('POST', '/login/send-code', {
      body: { mobile, ref: '0' },
      ...(address && { address }),
    });

  const requestOf = (mobile: string) => requests.get(mobile);

  /** Logs in with the last request of this number, or with the given one; null for none. */
  const login = (
    mobile: string,
    password: string,
    address?: string,
    request: string | null | undefined = requestOf(mobile),
  ) =>
    call('POST', '/login', {
      body: { mobile, password, ...(request && { request_id: request }) },
      ...(address && { address }),
    });

  /** Requests the code again, as a browser does if none arrives. Returns the id of the request. */
  const resendCode = async (mobile: string, request = requestOf(mobile)) => {
    const body = { mobile, ref: '0', request_id: request };
    const { request_id } = await read<{ request_id: string }>(
      call('POST', '/login/send-code', { body }),
    );
    return request_id;
  };

  const codeOf = async (mobile: string): Promise<string> => {
    const { data } = await read<{ data: OutboxMessage[] }>(
      send('GET', `/_outbox?mobile=${mobile}`),
    );
    return data[0]?.code ?? '';
  };

  return {
    send,
    call,
    sendCode,
    login,
    requestOf,
    resendCode,
    codeOf,
    close: api.close,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Signs in and returns the new token. */
    signIn: async (mobile: string, address?: string): Promise<string> => {
      await sendCode(mobile, address);
      const code = await codeOf(mobile);
      const { token } = await read<Answer<'login'>>(login(mobile, code, address));
      return token;
    },
  };
}

function isBody(body: unknown): body is { mobile?: unknown } {
  return typeof body === 'object' && body !== null;
}

/** Returns the body with the contract's type, which the server has validated. */
export async function read<T>(response: Response | Promise<Response>): Promise<T> {
  return JSON.parse(await (await response).text());
}

export type ErrorBody = { errors: Record<string, string[]>; message: string; message_fa: string };

export const minutes = (count: number) => count * 60_000;

/** Returns a different code. */
export function otherThan(code: string): string {
  return code === '1111' ? '2222' : '1111';
}
