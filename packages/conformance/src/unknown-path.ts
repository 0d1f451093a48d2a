import { randomBytes } from 'node:crypto';
import type { Answered, Connection, Reply } from './connection.ts';

/** Returns true if the server's reply is the one that it sends for an unknown path. */
export type IsUnknownPath = (reply: Reply) => boolean;

/** The replies to two unknown paths, in a form that can be compared with other replies. */
interface Sample {
  readonly method: string;
  readonly status: number;
  readonly shape: string;
  /** True if `shape` is the complete text, because the replies to two invented paths were the same. */
  readonly isCompleteText: boolean;
}

/** A server's behaviour for unknown paths. */
interface UnknownPaths {
  readonly isUnknownPath: IsUnknownPath;
  /** True if the server checks the session before the path, so that a 401 does not show whether the path exists. */
  readonly hidesPaths: boolean;
  /** Set if there is no server. */
  readonly failure: string | undefined;
}

/** A storefront's own proxy answers with this status for operations that its server does not have. */
export const notImplemented = 501;

/** Statuses that do not show whether a path exists: no session, too many requests, or a server that is unavailable. */
const inconclusiveStatuses: readonly number[] = [401, 429, 502, 503, 504];

/** Requests invented paths to learn how the server answers unknown ones. */
export async function sampleUnknownPaths(
  { requestPath }: Connection,
  token: string | undefined,
): Promise<UnknownPaths> {
  const samples: Sample[] = [];
  let failure: string | undefined;
  let hidesPaths = false;
  const tokens = token === undefined ? [undefined] : [undefined, token];
  const wanted = ['GET', 'POST'].flatMap((method) => tokens.map((each) => ({ method, each })));
  await Promise.all(
    wanted.map(async ({ method, each }) => {
      const [first, second] = await Promise.all([
        requestPath(method, inventPath('/get'), each),
        requestPath(method, inventPath(''), each),
      ]);
      if (first.failure !== undefined || second.failure !== undefined) {
        failure ??= first.failure ?? second.failure;
        return;
      }
      if (first.status === 401) hidesPaths = true;
      if (inconclusiveStatuses.includes(first.status) || first.status !== second.status) return;
      const isCompleteText = textShape(first) === textShape(second);
      const shape = isCompleteText ? textShape(first) : bodyShape(first);
      samples.push({ method, status: first.status, shape, isCompleteText });
    }),
  );
  const isUnknownPath: IsUnknownPath = (reply) =>
    reply.failure === undefined &&
    (reply.status === notImplemented ||
      samples.some(
        ({ method, status, shape, isCompleteText }) =>
          method === reply.method &&
          status === reply.status &&
          shape === (isCompleteText ? textShape(reply) : bodyShape(reply)),
      ));
  return { isUnknownPath, hidesPaths, failure: samples.length === 0 ? failure : undefined };
}

/** True if two replies differ only in paths, request ids and times. */
export function isSameReply(one: Reply, other: Reply): boolean {
  if (one.failure !== undefined || other.failure !== undefined) return false;
  const [shape, otherShape] = [one, other].map((reply) =>
    textShape({ ...reply, text: reply.text.replaceAll(/\/[\w./%~-]+/g, '…') }),
  );
  return one.status === other.status && shape === otherShape;
}

function inventPath(folder: string): string {
  return `${folder}/parde-conformance-${randomBytes(6).toString('hex')}`;
}

/** Returns the text without the parts that differ between replies: the path, request ids and times. */
function textShape({ text, path }: Answered): string {
  const last = path.slice(path.lastIndexOf('/') + 1);
  return [path, path.replaceAll('/', '\\/'), last]
    .reduce((shape, spelling) => shape.replaceAll(spelling, '…'), text)
    .replaceAll(/[\da-f]{8,}|\d+/gi, '#');
}

function bodyShape({ body, headers }: Answered): string {
  const isObject = typeof body === 'object' && body !== null;
  return isObject ? Object.keys(body).sort().join() : String(headers.get('content-type'));
}
