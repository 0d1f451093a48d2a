import { fileURLToPath } from 'node:url';
import { type ApiClientOptions, createApiClient } from '@parde/api-client';
import { createReferenceApi, type Fault, type ReferenceApiOptions } from '@parde/reference-api';

/** The catalogue is created once. Each server starts with a copy. */
const cacheFolder = fileURLToPath(
  new URL('../../node_modules/.cache/reference-api', import.meta.url),
);

const origin = 'https://api.test';

interface Setup {
  readonly client?: Partial<ApiClientOptions>;
  readonly server?: ReferenceApiOptions;
}

/** Creates a reference server and a client that calls it directly, without a port. */
export function createReference({ client, server }: Setup = {}) {
  const codes: string[] = [];
  const requests: Request[] = [];
  const problems: unknown[] = [];
  const reference = createReferenceApi({
    catalogue: 'small',
    emptyAccounts: true,
    cacheFolder,
    sendSms: ({ code }) => void codes.push(code),
    report: (error) => problems.push(error),
    ...server,
  });
  let token: string | undefined;
  const api = createApiClient({
    baseUrl: `${origin}/api/v1`,
    fetch: async (request) => {
      requests.push(request.clone());
      return reference.fetch(request, { remoteAddress: '192.0.2.1' });
    },
    getToken: () => token,
    retry: { baseDelay: 1 },
    ...client,
  });

  return {
    api,
    /** All requests that were sent. */
    requests,
    /** Server errors, including contract violations. */
    problems,
    /** Requests a code and returns the input of a login: the number, the code in the SMS, and the id of its request. */
    async requestCode(mobile: string) {
      const sent = await api.call('sendCode', { body: { mobile, ref: '0' } });
      const request_id = sent?.request_id;
      return { mobile, password: codes.at(-1) ?? '', ...(request_id && { request_id }) };
    },
    async signIn(mobile: string): Promise<void> {
      const body = await this.requestCode(mobile);
      ({ token } = await api.call('login', { body }));
    },
    /** Adds a fault to the next calls of an operation. */
    async plant(fault: Fault): Promise<void> {
      const request = new Request(`${origin}/_faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      const { status } = await reference.fetch(request);
      if (status !== 204) throw new Error(`The server does not know this fault (${status})`);
    },
  };
}

export function otherThan(code: string): string {
  return code === '0000' ? '0001' : '0000';
}
