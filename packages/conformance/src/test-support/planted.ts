import type { OperationId } from '@parde/api-client/operations';
import { checkServer } from '../check-server.ts';
import type { Deviation, Outcome, Result } from '../report.ts';
import { baseUrl, type Change, changing, createServer } from './changed-server.ts';

/** A difference that a test puts into the reference API, and the report expected for it. */
export interface Planted {
  readonly name: string;
  readonly operation: OperationId;
  readonly change: Change;
  readonly timeout?: number;
  /** The expected result; `differs` by default. */
  readonly result?: Result;
  readonly why?: string;
  readonly deviations?: readonly (readonly [
    path: string,
    problem: string,
    Outcome,
    times?: number,
  ])[];
}

/** Checks the reference API as a subscriber, with one difference at a time. */
export function createPlantings() {
  const server = createServer();
  let token = '';
  return {
    close: server.close,
    signIn: async (): Promise<void> => {
      token = await server.tokenOf('09120000001');
    },
    check: async ({ operation, change, timeout, ...wanted }: Planted) => {
      const fetch = changing(server.connect(), operation, change);
      const report = await checkServer({ baseUrl, fetch, token, only: [operation], timeout });
      const { result = 'differs', why, deviations = [] } = wanted;
      return {
        found: report.operations.map(({ result, why, deviations }) => ({
          result,
          why,
          deviations,
        })),
        expected: [{ result, why, deviations: deviations.map(createDeviation) }],
      };
    },
  };
}

function createDeviation([path, problem, outcome, times = 1]: NonNullable<
  Planted['deviations']
>[number]): Deviation {
  return { path, problem, outcome, times };
}
