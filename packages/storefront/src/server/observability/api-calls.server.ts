import type { OperationId } from '@parde/api-client';
import { Refusal } from '../backend/define-backend.ts';
import { whyUnreachable } from '../proxy/forward.server.ts';
import { apiSeconds } from './metrics.server.ts';
import { currentRequest } from './request-record.server.ts';

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

/** Returns the outcome of a call, by the API's answer and its readable content. */
function outcomeOf(answer: Response, read: Response): string {
  const why = whyUnreachable(answer) ?? (answer.ok ? whyUnreachable(read) : undefined);
  if (why !== undefined) return why;
  if (!answer.ok) return classOf(answer.status);
  return read.status >= 500 ? 'unreadable' : classOf(read.status);
}

/** Measures the duration of an API call, including the time to read its answer. */
export async function timeApiCall(
  operation: OperationId | 'media',
  send: () => Promise<Response>,
  read: (answer: Response) => Response | Promise<Response> = (answer) => answer,
): Promise<Response> {
  const since = performance.now();
  const wait = currentRequest()?.api;
  wait?.begin();
  let outcome = 'unreadable';
  try {
    const answer = await send();
    const body = await read(answer);
    outcome = outcomeOf(answer, body);
    return body;
  } catch (error) {
    if (error instanceof Refusal) outcome = classOf(error.error.status);
    throw error;
  } finally {
    wait?.end();
    apiSeconds.observe({ operation, outcome }, (performance.now() - since) / 1000);
  }
}
