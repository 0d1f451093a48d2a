import { randomBytes } from 'node:crypto';
import type { Answered, Connection, Reply } from './connection.ts';

/** Whether a server has answered as it does to a path that nobody knows. */
export type IsUnknownPath = (reply: Reply) => boolean;

/** The replies to two paths that nobody knows, in a form that another path's reply can be compared with. */
interface Sample {
  readonly method: string;
  readonly status: number;
  readonly shape: string;
  /** Whether the shape is the whole text: two invented paths were answered alike. */
  readonly isWhole: boolean;
}

/** What a server does with a path that nobody knows. */
interface UnknownPaths {
  readonly isUnknownPath: IsUnknownPath;
  /** It asks for a session before it looks at the path, so that a 401 tells nothing. */
  readonly hidesPaths: boolean;
  /** Set where there is no server at all. */
  readonly failure: string | undefined;
}

/** A storefront's own proxy says so of what is not offered. */
export const notImplemented = 501;

/** No session, too many requests, or a server that is not at work. */
const tellsNothing: readonly number[] = [401, 429, 502, 503, 504];

/** Asks paths that were made up. */
export async function learnUnknownPath(
  { askPath }: Connection,
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
        askPath(method, inventPath('/get'), each),
        askPath(method, inventPath(''), each),
      ]);
      if (first.failure !== undefined || second.failure !== undefined) {
        failure ??= first.failure ?? second.failure;
        return;
      }
      if (first.status === 401) hidesPaths = true;
      if (tellsNothing.includes(first.status) || first.status !== second.status) return;
      const isWhole = textShape(first) === textShape(second);
      const shape = isWhole ? textShape(first) : bodyShape(first);
      samples.push({ method, status: first.status, shape, isWhole });
    }),
  );
  const isUnknownPath: IsUnknownPath = (reply) =>
    reply.failure === undefined &&
    (reply.status === notImplemented ||
      samples.some(
        ({ method, status, shape, isWhole }) =>
          method === reply.method &&
          status === reply.status &&
          shape === (isWhole ? textShape(reply) : bodyShape(reply)),
      ));
  return { isUnknownPath, hidesPaths, failure: samples.length === 0 ? failure : undefined };
}

function inventPath(folder: string): string {
  return `${folder}/parde-conformance-${randomBytes(6).toString('hex')}`;
}

/** The text without what differs from one reply to the next: the path itself, ids of requests, times. */
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
