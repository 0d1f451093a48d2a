import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createReferenceApi } from '@parde/reference-api';
import { serve } from '../support/servers/http.ts';
import type { Fault } from './request.ts';

/** The reference API, which fails the calls that some requests cause. */
export interface FaultyApi {
  readonly baseUrl: string;
  readonly port: number;
  /** Makes the API fail the calls with this request id. */
  plant(id: string, fault: Fault): void;
  /** True if the API has failed a call with this request id, by a planted fault or by itself. */
  hasFailed(id: string): boolean;
  /** Errors of the API itself. None of them is planted. */
  readonly problems: readonly string[];
  codeFor(mobile: string): string;
  stop(): Promise<void>;
}

/** High limits, because the run signs in again and again and sends many wrong requests. */
const many = { max: 1_000_000, seconds: 60 };
/** An answer that takes longer counts as failed: on a busy machine the API may be late by itself. */
const lateMs = 2000;
/** Longer than the storefront's timeout for the parts of a page. */
const slowMs = 4500;

export async function startFaultyApi(): Promise<FaultyApi> {
  const codes = new Map<string, string>();
  const planted = new Map<string, Fault>();
  const failed = new Set<string>();
  const problems: string[] = [];
  const reference = createReferenceApi({
    catalogue: 'small',
    emptyAccounts: true,
    trustedHops: 1,
    // Answers are not checked against the contract: the API's own fuzzer does this.
    production: true,
    limits: {
      codesPerMobile: many,
      codesPerMobileADay: many,
      codesPerAddress: many,
      codesPerMobileAndAddressADay: many,
      wrongCodesPerRequest: many,
      wrongCodesPerAddress: many,
    },
    sendSms: ({ mobile, code }) => void codes.set(mobile, code),
    report: (error) => problems.push(error instanceof Error ? (error.stack ?? '') : String(error)),
  });
  const answer = getRequestListener(async (request, { incoming }) => {
    const id = request.headers.get('x-request-id') ?? '';
    const start = performance.now();
    const response =
      (await plantedAnswer(planted.get(id))) ??
      (await reference.fetch(request, { remoteAddress: incoming.socket.remoteAddress }));
    if (response.status >= 500 || performance.now() - start > lateMs) failed.add(id);
    return response;
  });
  const { port, stop } = await serve((incoming, outgoing) => {
    const id = String(incoming.headers['x-request-id']);
    const fault = planted.get(id);
    if (fault) failed.add(id);
    if (fault === 'drop') return outgoing.destroy();
    if (fault !== 'cut') return answer(incoming, outgoing);
    outgoing.writeHead(200, { ...json, 'content-length': '5000' });
    return outgoing.write('{"data":{"items":[', () => outgoing.destroy());
  });
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    port,
    plant: (id, fault) => void planted.set(id, fault),
    hasFailed: (id) => failed.has(id),
    problems,
    codeFor: (mobile) => codes.get(mobile) ?? '',
    async stop() {
      await stop();
      reference.close();
    },
  };
}

const json = { 'content-type': 'application/json' };

/**
 * Returns the answer to send instead of the API's own. Undefined if there is no fault or the answer is only delayed.
 */
async function plantedAnswer(fault: Fault | undefined): Promise<Response | undefined> {
  switch (fault) {
    case undefined:
      return undefined;
    case 'slow':
      await pause(slowMs);
      return undefined;
    case 'empty':
      return new Response('', { headers: json });
    case 'malformed':
      return new Response('{"data":[{"id":', { headers: json });
    case 'html':
      return new Response('<h1>It works!</h1>', { headers: { 'content-type': 'text/html' } });
    case 'redirect':
      return Response.redirect('https://elsewhere.example/');
    default:
      return Response.json(
        { message: 'planted', message_fa: 'کاشته' },
        { status: Number(fault), headers: { 'retry-after': '30' } },
      );
  }
}
