import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDeviation, generalisePath, shortenProblem } from './judge-answer.ts';
import { UsageError } from './options.ts';
import { withDeviations } from './reads.ts';
import type { OperationReport } from './report.ts';

/** A brand's `backend.ts`, as `connectBackend` of `@parde/storefront/testing` returns it. */
export interface BackendConnection {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Sends the call to a path that the server does not have, with the same maps. */
  readonly fetchUnknownPath?: ((request: Request) => Promise<Response>) | undefined;
  /** The operations that are available. Undefined means all. */
  readonly operations: readonly string[] | undefined;
  readonly mapped: readonly string[];
  readonly derived: readonly string[];
  /** The lines of the storefront's log. */
  readonly events: readonly BackendEvent[];
}

interface BackendEvent {
  readonly event: string;
  readonly [detail: string]: unknown;
}

type Connect = (backend: unknown, options: BackendOptions) => BackendConnection;

interface BackendOptions {
  readonly baseUrl: string;
  readonly checkUrl: string | undefined;
  readonly timeout: number;
}

/** Loads a brand's `backend.ts` with the storefront that is installed for it. */
export async function readBackend(
  path: string,
  options: BackendOptions,
): Promise<BackendConnection> {
  const file = resolve(path);
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const connect = await readConnect(file);
  const { backend } = await load(file);
  if (typeof backend !== 'object' || backend === null || !('operations' in backend)) {
    throw new UsageError(`${file} must export \`backend\`, made with defineBackend.`);
  }
  return connect(backend, options);
}

async function readConnect(file: string): Promise<Connect> {
  let entry: string;
  try {
    entry = createRequire(file).resolve('@parde/storefront/testing');
  } catch {
    throw new UsageError(`@parde/storefront is not installed for ${dirname(file)}.`);
  }
  const { connectBackend } = await load(entry);
  if (isConnect(connectBackend)) return connectBackend;
  throw new UsageError(`The @parde/storefront of ${dirname(file)} is too old for --backend.`);
}

function isConnect(value: unknown): value is Connect {
  return typeof value === 'function';
}

async function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    const code: unknown = Reflect.get(Object(error), 'code');
    const isUnreadable = code === 'ERR_UNKNOWN_FILE_EXTENSION';
    const reason = isUnreadable ? 'Node 22.22 or later reads TypeScript' : firstLine(error);
    throw new UsageError(`${file} cannot be loaded: ${reason}.`);
  }
}

/** Adds to a report what the storefront's server has logged about the operation. */
export function addBackend(report: OperationReport, backend: BackendConnection): OperationReport {
  const { operations, mapped, derived, events } = backend;
  const { operation: id } = report;
  if (operations && !operations.includes(id)) {
    return { ...report, result: 'not there', isThere: false, why: undefined, deviations: [] };
  }
  // The storefront shows what `backend.ts` declares, and each use of it fails.
  if (report.result === 'not there') {
    const why = 'backend.ts has it, but the server answers as for an unknown path';
    return { ...addBackend({ ...report, result: 'cannot be read' }, backend), why };
  }
  const own = events.filter(({ operation }) => operation === id);
  const dropped = own.filter(({ event }) => event === 'answer-dropped');
  const failure = own.find(
    ({ error, event }) => error !== undefined || event === 'answer-unreadable',
  );
  const at = failure?.field === undefined ? '' : ` at ${failure.field}`;
  const why =
    failure?.error === undefined
      ? failure?.problem
      : `backend.ts throws: ${firstLine(failure.error)}${at}`;
  const isMapped = mapped.includes(id) && ('mapped' as const);
  const isDerived = derived.includes(id) && ('derived' as const);
  return {
    ...report,
    ...withDeviations(
      report,
      dropped.map(({ field, problem }) =>
        createDeviation(
          generalisePath(id, String(field)),
          shortenProblem(String(problem)),
          'dropped',
        ),
      ),
    ),
    // A map does not show whether the server has the operation.
    isThere: report.result === 'not asked' ? report.isThere : true,
    source: isMapped || isDerived || 'server',
    why: report.result === 'cannot be read' && why !== undefined ? String(why) : report.why,
  };
}

const firstLine = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0]?.slice(0, 200) ?? '';
};
