import { createHash } from 'node:crypto';
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { host } from './settings.ts';

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, unless it is a string. */
  readonly body?: unknown;
  /** The source address: any of 127.0.0.0/8. */
  readonly from?: string;
  /** For a keep-alive connection. */
  readonly agent?: Agent;
}

export class Answer {
  readonly status: number;
  /** The `x-cache` header. */
  readonly cache: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The body, still compressed. */
  get body(): Buffer {
    return this.#body;
  }

  /** The size of the compressed body, in bytes. */
  readonly size: number;
  // Private, so that a failed test does not print the page.
  readonly #body: Buffer;

  constructor(status: number, headers: IncomingHttpHeaders, body: Buffer) {
    this.status = status;
    this.cache = headers['x-cache']?.toString();
    this.headers = headers;
    this.size = body.length;
    this.#body = body;
  }

  /** The decompressed body. */
  get text(): string {
    return decode(this.#body, this.headers['content-encoding']);
  }

  /** A short hash of the body. Two cached answers with the same page have the same hash. */
  get digest(): string {
    return createHash('sha256').update(this.text).digest('base64url').slice(0, 12);
  }
}

/** Sends a request with an unchanged path, which `fetch` would normalise. */
export async function send(
  port: number,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  const { method = 'GET', headers, body, from, agent } = options;
  const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const type = sent === undefined ? {} : { 'content-type': 'application/json' };
  // A connection that breaks within the body also counts as an error.
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
    let hasAnswer = false;
    outgoing.on('error', (error) => {
      // If a keep-alive connection was closed while the request was sent, the failure is not caused by the request.
      // Browsers send such a request again.
      const isResent = outgoing.reusedSocket && !hasAnswer;
      const { agent: _agent, ...again } = options;
      if (isResent) send(port, path, again).then(resolve, reject);
      else reject(error);
    });
    outgoing.on('response', (incoming) => {
      hasAnswer = true;
      const { statusCode = 0, headers: received } = incoming;
      buffer(incoming)
        .then((bytes) => new Answer(statusCode, received, bytes))
        .then(resolve, reject);
    });
    outgoing.end(sent);
  });
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0 || encoding === undefined) return bytes.toString();
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}
