import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  /** Names are in lower case, in the order received. A name may occur twice. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body, decoded from its content encoding. */
  readonly body: string;
}

/** The answers in the bytes of a connection, and the problem if not all bytes can be read. */
export interface Answers {
  readonly answers: readonly Answer[];
  readonly problem?: string;
}

export const headersOf = ({ headers }: Pick<Answer, 'headers'>, name: string): string[] =>
  headers.flatMap(([each, value]) => (each === name ? [value] : []));

export const headerOf = (answer: Pick<Answer, 'headers'>, name: string): string | undefined =>
  headersOf(answer, name)[0];

/** Parses strictly, because a lenient parser would miss an answer that is split or cut off. */
export function readAnswers(bytes: Buffer, methods: readonly string[]): Answers {
  const answers: Answer[] = [];
  let rest = bytes;
  try {
    while (rest.length > 0) {
      const method = methods[answers.length];
      if (method === undefined) throw new Problem('more bytes than answers');
      const read = readAnswer(rest, method);
      if (read.answer) answers.push(read.answer);
      rest = read.rest;
    }
    return { answers };
  } catch (error) {
    if (error instanceof Problem) return { answers, problem: error.message };
    throw error;
  }
}

class Problem extends Error {}

function readAnswer(bytes: Buffer, method: string): { answer?: Answer; rest: Buffer } {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) throw new Problem('a head that does not end');
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
  if (!status) throw new Problem(`no status line: ${first.slice(0, 80)}`);
  const headers = lines.map((line) => readHeader(line));
  const after = bytes.subarray(end + 4);
  if (status < 200) return { rest: after };
  const hasBody = method !== 'HEAD' && status !== 204 && status !== 304;
  const { body, rest } = hasBody ? readBody(headers, after) : { body: noBytes, rest: after };
  return { answer: { status, headers, body: decoded(body, headers) }, rest };
}

const noBytes = Buffer.alloc(0);

function readHeader(line: string): readonly [string, string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*)$/s.exec(line) ?? [];
  if (name === undefined || value === undefined || !isFieldValue(value)) {
    throw new Problem(`a broken header: ${line}`);
  }
  return [name.toLowerCase(), value.trimEnd()];
}

const isFieldValue = (value: string) =>
  [...value].every((byte) => byte === '\t' || (byte >= ' ' && byte !== '\x7f'));

function readBody(headers: Answer['headers'], bytes: Buffer): { body: Buffer; rest: Buffer } {
  const lengths = headersOf({ headers }, 'content-length');
  if (lengths.length > 1) throw new Problem('content-length twice');
  if (headerOf({ headers }, 'transfer-encoding') === 'chunked') {
    if (lengths.length > 0) throw new Problem('content-length and chunks');
    return readChunks(bytes);
  }
  if (lengths[0] === undefined) return { body: bytes, rest: noBytes };
  const length = Number(lengths[0]);
  if (bytes.length < length) throw new Problem('a body that is cut');
  return { body: bytes.subarray(0, length), rest: bytes.subarray(length) };
}

function readChunks(bytes: Buffer): { body: Buffer; rest: Buffer } {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at);
    const size = end < 0 ? '' : bytes.toString('latin1', at, end);
    if (!/^[\da-f]+$/i.test(size)) throw new Problem('a body that is cut between its chunks');
    const from = end + 2;
    const to = from + Number.parseInt(size, 16);
    if (bytes.toString('latin1', to, to + 2) !== '\r\n') throw new Problem('a chunk that is cut');
    if (to === from) return { body: Buffer.concat(chunks), rest: bytes.subarray(to + 2) };
    chunks.push(bytes.subarray(from, to));
    at = to + 2;
  }
}

function decoded(body: Buffer, headers: Answer['headers']): string {
  const encoding = headerOf({ headers }, 'content-encoding');
  if (encoding === undefined || body.length === 0) return body.toString();
  try {
    if (encoding === 'br') return brotliDecompressSync(body).toString();
    if (encoding === 'gzip') return gunzipSync(body).toString();
  } catch {
    throw new Problem(`a body that is not ${encoding}`);
  }
  throw new Problem(`an unknown encoding: ${encoding}`);
}
