import type { OperationId } from '@parde/api-client';
import { type Operation, operationById, operations } from '@parde/api-client/operations';
import { addBackend, type BackendConnection } from './backend.ts';
import { type Connection, createConnection } from './connection.ts';
import { type Card, inputWith } from './inputs.ts';
import { judgeAnswer } from './judge-answer.ts';
import { createReads, type Finding } from './reads.ts';
import type { OperationReport, Report } from './report.ts';
import { countFiles, reportSales } from './sales.ts';
import { beginSession, type SignIn } from './session.ts';
import { sampleUnknownPaths } from './unknown-path.ts';
import { createWrites } from './writes.ts';

/** The options of a check. Only `baseUrl` is required. */
export interface CheckOptions {
  /** The API's address, including `/api/v1`. */
  readonly baseUrl: string;
  /** Replaces the global `fetch`, for example to check a server that listens on no port. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /**
   * A brand's `backend.ts` in front of the server: `connectBackend(backend, { baseUrl })` of
   * `@parde/storefront/testing`. The report is then about what the storefront gets.
   */
  readonly backend?: BackendConnection | undefined;
  /** A user's bearer token, for the operations that need one. */
  readonly token?: string | undefined;
  /** Headers sent with every call, for example an API key. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Signs in at the start and out at the end, instead of using `token`. */
  readonly signIn?: SignIn | undefined;
  /** Also calls operations that write, where the change can be undone or is refused. */
  readonly write?: boolean | undefined;
  /** The operations to check; all of them by default. */
  readonly only?: readonly OperationId[] | undefined;
  /** The timeout for one answer, in milliseconds; 10 seconds by default. */
  readonly timeout?: number | undefined;
  /** The last part of the anonymous check's path; `/check/user` by default. */
  readonly checkUrl?: string | undefined;
}

/**
 * Calls every operation of a server that is safe to call, and reports how far the server conforms to the contract.
 *
 * @example const report = await checkServer({ baseUrl: 'https://api.example/api/v1' });
 * expect(exitCodeOf(report)).toBe(0);
 */
export async function checkServer(options: CheckOptions): Promise<Report> {
  const { only, write = false, timeout = 10_000, checkUrl, headers = {} } = options;
  const address = options.baseUrl.replace(/\/+$/, '');
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const connect = (baseUrl: string, through = fetch) =>
    createConnection({ baseUrl, fetch: through, headers, timeout, checkUrl });

  const { failure } = await sampleUnknownPaths(connect(address), undefined);
  if (failure !== undefined) {
    const problem = `${address} cannot be reached: ${failure}.`;
    return { address, problem, sales: [], operations: [] };
  }
  const { backend } = options;
  const connection = connect(address, backend?.fetch);
  const unknownPaths = backend?.fetchUnknownPath && connect(address, backend.fetchUnknownPath);
  const { token, signIn } = options;
  const session = await beginSession(connection, { token, signIn, write });
  try {
    const unknown = await sampleUnknownPaths(connection, session.token);
    const { isUnknownPath } = unknown;
    const parts = { ...unknown, connection, token: session.token };
    const reads = createReads(parts);
    const writes = createWrites({ ...parts, answerOf: reads.answerOf, write, unknownPaths });
    const wanted = operations.filter(({ operationId: id }) => !only || only.includes(id));
    const found = await Promise.all(
      wanted.map(async (operation) => {
        const { operationId: id } = operation;
        const isChecked = !session.isSessionOperation(id);
        const part = operation.reads ? reads : writes;
        return { operation, finding: isChecked ? await part.checkOperation(id) : undefined };
      }),
    );
    const cart = session.token === undefined ? 'ghostCart' : 'getCart';
    const cartOf = async ({ type, id }: Card) => {
      const input = inputWith(cart, { body: { type, id } });
      return judgeAnswer(cart, await connection.call(cart, input, session.token)).body;
    };
    const playback = found.find(({ operation }) => operation.operationId === 'getPlayback');
    const isOwn = playback?.finding?.isThere && !backend?.derived.includes('getPlayback');
    const files = isOwn || only ? undefined : await countFiles(reads.answerOf, cartOf);
    await session.end();
    const reports = found.map(({ operation, finding }) => {
      const own = finding ?? session.findingOf(operation.operationId, isUnknownPath);
      const report = reportOf(operation, reads.resolveAmbiguous(own));
      return backend ? addBackend(report, backend) : report;
    });
    const missing = backend ? undefined : await describeMissingApi(address, reports, connect);
    const isSold = !only && !missing?.isElsewhere;
    const sales = isSold ? await reportSales(reports, reads.answerOf, files) : [];
    return { address, problem: missing?.problem, sales, operations: reports };
  } catch (error) {
    await session.end();
    throw error;
  }
}

function reportOf(operation: Operation, found: Finding): OperationReport {
  const { operationId, method, path, origin } = operation;
  return { operation: operationId, method, path, origin, ...found };
}

/** The part of the address that people most often forget. */
const defaultBasePath = '/api/v1';

/** Returns the problem to report if no operation of the contract is below the address. */
async function describeMissingApi(
  address: string,
  reports: readonly OperationReport[],
  connect: (baseUrl: string) => Connection,
): Promise<{ readonly problem: string; readonly isElsewhere: boolean } | undefined> {
  const isAnyThere = reports.some(({ isThere, result }) => isThere || result === 'cannot be read');
  const isNoneThere = reports.some(({ result }) => result === 'not there') && !isAnyThere;
  if (!isNoneThere) return undefined;
  const below = `${address}${defaultBasePath}`;
  const connection = connect(below);
  const { isUnknownPath } = await sampleUnknownPaths(connection, undefined);
  const tries = await Promise.all(
    reports
      .filter(({ origin, method }) => origin === 'specified' && method === 'GET')
      .filter(({ operation }) => operationById(operation).reads)
      .map(({ operation }) => connection.call(operation, inputWith(operation))),
  );
  const isElsewhere = tries.some((reply) => reply.failure === undefined && !isUnknownPath(reply));
  const none = `None of the contract's operations is below ${address}`;
  const problem = isElsewhere
    ? `${none}, but there are some below ${below}: give that address.`
    : `${none}. If your server has other addresses, map them in backend.ts (your-own-server.md, step 4); --draft prints a skeleton.`;
  return { problem, isElsewhere };
}
