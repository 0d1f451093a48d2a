import { type ApiClient, createApiClient } from '@parde/api-client';
import { fail, handlers } from '@parde/api-client/testing';
import type { Locale } from '@parde/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getResponse, type HttpHandler } from 'msw';
import { type ReactNode, useState } from 'react';

/** The handlers of one request. The first one that matches answers; the contract's examples answer all others. */
export type Answers = (body: string, request: Request) => readonly HttpHandler[];

/** Names the next action too. The contract’s example is the specification’s text. */
const wrongCode = {
  message_fa: 'این کد درست نیست یا زمان آن گذشته است. کد را اصلاح کنید یا کد تازه بگیرید.',
  message: 'This code is wrong or has expired. Correct it, or get a new code.',
};

/** The failures of a sign-in, by the number and the code that the viewer enters. */
const signInFailures: Answers = (body) => [
  ...(body.includes('09120000429') ? [fail('sendCode', 429)] : []),
  ...(body.includes('09120000503') ? [fail('sendCode', 503)] : []),
  ...(body.includes('"password":"0000"') ? [fail('login', 422, wrongCode)] : []),
];

/** Answers inside the page, late enough to show what loads. No service worker is needed. */
export const mockFetch =
  (answers = signInFailures) =>
  async (request: Request): Promise<Response> => {
    const body = await request.clone().text();
    const all = [...answers(body, request), ...handlers({ delay: 300 })];
    const response = await getResponse(all, request);
    // MSW describes a failed network as a response, but `fetch` rejects.
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };

export const mockApi = (language: Locale, answers?: Answers): ApiClient =>
  createApiClient({
    baseUrl: '/api/v1',
    language,
    fetch: mockFetch(answers),
    retry: false,
    timeout: 0, // an example of loading stays as it is
  });

/** Each story has a cache of its own. `fill` puts older answers in it. */
export function Queries({
  fill,
  children,
}: {
  fill?: (client: QueryClient) => void;
  children: ReactNode;
}) {
  const [client] = useState(() => {
    const filled = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    fill?.(filled);
    return filled;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
