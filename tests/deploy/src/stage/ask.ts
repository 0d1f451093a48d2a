import { createHash } from 'node:crypto';
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { host } from './settings.ts';

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The address that it comes from: any of 127.0.0.0/8. */
  readonly from?: string;
  /** A connection that is kept between questions. */
  readonly agent?: Agent;
}

export class Answer {
  readonly status: number;
  /** What the cache says of it. */
  readonly cache: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As it travelled. */
  get body(): Buffer {
    return this.#body;
  }

  /** How long its body was on its way. */
  readonly size: number;
  // Private, so that a test that fails does not print a page.
  readonly #body: Buffer;

  constructor(status: number, headers: IncomingHttpHeaders, body: Buffer) {
    this.status = status;
    this.cache = headers['x-cache']?.toString();
    this.headers = headers;
    this.size = body.length;
    this.#body = body;
  }

  /** As a browser would read it. */
  get text(): string {
    return decode(this.#body, this.headers['content-encoding']);
  }

  /** Names a text in a few letters. Two answers of one page out of the cache have the same. */
  get digest(): string {
    return createHash('sha256').update(this.text).digest('base64url').slice(0, 12);
  }
}

/** Asks a server on this machine. The path is sent as it stands: `fetch` would tidy it. */
export async function ask(port: number, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers, body, from, agent } = question;
  const json = body === undefined ? undefined : JSON.stringify(body);
  const type = json === undefined ? {} : { 'content-type': 'application/json' };
  // A connection that breaks in the middle of an answer is an error, even where its status has come.
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host, ...type, ...headers },
      ...(from !== undefined && { localAddress: from }),
      agent: agent ?? false,
    });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const { statusCode = 0, headers: received } = incoming;
      buffer(incoming)
        .then((bytes) => new Answer(statusCode, received, bytes))
        .then(resolve, reject);
    });
    outgoing.end(json);
  });
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0 || encoding === undefined) return bytes.toString();
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}
