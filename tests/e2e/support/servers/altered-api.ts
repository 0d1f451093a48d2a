import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serve } from './http.ts';
import type { ReferenceApi } from './reference-api.ts';

/** Answers that replace the API's own, by path after the base, as in `/get/slider`. */
type Answers = Readonly<Record<string, unknown>>;

interface AlteredApi {
  /** For a brand's `API_BASE_URL`. */
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/** A proxy of the reference API that replaces some answers. The new answers may violate the contract. */
export async function startAlteredApi(api: ReferenceApi, answers: Answers): Promise<AlteredApi> {
  const { origin, pathname: base } = new URL(api.baseUrl);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?', 1)[0]?.slice(base.length) ?? '';
    if (path in answers) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answers[path]));
      return;
    }
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const body = await buffer(request);
    const answered = await fetch(`${origin}${request.url}`, {
      method: request.method ?? 'GET',
      body: body.length > 0 ? body : null,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`]),
    });
    response.statusCode = answered.status;
    response.setHeader('content-type', answered.headers.get('content-type') ?? '');
    response.end(Buffer.from(await answered.arrayBuffer()));
  }

  const { port, stop } = await serve((request, response) => {
    // An error of the reference API closes the connection to the caller.
    answer(request, response).catch(() => response.destroy());
  });
  return { baseUrl: `http://127.0.0.1:${port}${base}`, stop };
}
