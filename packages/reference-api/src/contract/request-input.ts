import { refuse } from './refusal.ts';

const bodyLimit = 64 * 1024;

/** The query as an object. A key that comes twice is a list, which no parameter of the contract is. */
export function readQuery(parameters: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((key) => {
      const [first = '', ...more] = parameters.getAll(key);
      return [key, more.length === 0 ? first : [first, ...more]];
    }),
  );
}

/** The headers that the operation knows, by their names in the contract. */
export function readHeader(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

export function readPath(encoded: Readonly<Record<string, string>>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(encoded).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    throw refuse.notFound();
  }
}

/** The body's JSON, or nothing where there is no body. */
export async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length')) > bodyLimit) throw refuse.tooLarge();
  const text = await readText(request);
  if (text === '') return undefined;
  if (mediaType(request) !== 'application/json') throw refuse.notJson();
  try {
    return JSON.parse(text);
  } catch {
    throw refuse.unreadable();
  }
}

async function readText({ body }: Request): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > bodyLimit) throw refuse.tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function mediaType(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}
