import { AsyncLocalStorage } from 'node:async_hooks';
import type { Trace } from './trace-context.ts';

/** The record of a request, available wherever its code logs or calls the API. */
export interface RequestRecord {
  readonly requestId: string;
  readonly trace: Trace | undefined;
  readonly api: ApiWait;
}

const requests = new AsyncLocalStorage<RequestRecord>();

export function runAs<Result>(record: RequestRecord, run: () => Result): Result {
  return requests.run(record, run);
}

/** Returns undefined outside of a request. */
export const currentRequest = (): RequestRecord | undefined => requests.getStore();

/** Measures how long a request has waited for the API, in wall-clock time. Simultaneous calls count as one wait. */
export class ApiWait {
  #calls = 0;
  #since = 0;
  #waited = 0;

  begin(): void {
    if (this.#calls === 0) this.#since = performance.now();
    this.#calls += 1;
  }

  end(): void {
    this.#calls -= 1;
    if (this.#calls === 0) this.#waited += performance.now() - this.#since;
  }

  get ms(): number {
    return this.#waited + (this.#calls > 0 ? performance.now() - this.#since : 0);
  }
}
