import { isFields } from './spelling.ts';

/**
 * A plain answer to `sendCode` is empty, so no browser can name its request: here a code is its number's. Kept in
 * memory, as long as the process lives.
 */
export function createCodeRequests() {
  const last = new Map<unknown, unknown>();

  return {
    /** Keeps the request that an answer of `sendCode` names. */
    keep: (sent: unknown, answered: unknown): void => {
      if (isFields(sent) && isFields(answered)) last.set(sent.mobile, answered.request_id);
    },
    /** The body of `login`, with the last request of its number. */
    complete: (body: unknown): unknown =>
      isFields(body) && last.has(body.mobile)
        ? { request_id: last.get(body.mobile), ...body }
        : body,
  };
}
