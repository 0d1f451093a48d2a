import { wholeNumberQueries } from '@parde/api-client/operations';
import { Refusal, refuse } from './refusal.ts';

const jsonLimit = 64 * 1024;

/** The server's forms have only a few short fields. */
const formLimit = 4 * 1024;

const numbers: readonly string[] = wholeNumberQueries;

/**
 * Returns the query as an object, with numbers where the contract requires them. Validation refuses other text, and
 * the list of a repeated key, because no parameter of the contract is a list.
 */
export function readQuery(parameters: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((key) => {
      const [first = '', ...more] = parameters.getAll(key);
      if (more.length > 0) return [key, [first, ...more]];
      const isNumber = numbers.includes(key) && /^-?\d{1,15}$/.test(first);
      return [key, isNumber ? Number(first) : first];
    }),
  );
}

/** The operation's header parameters, by their names in the contract. */
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

/** Returns the JSON body, or undefined if it is empty. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request, jsonLimit);
  if (text === '') return undefined;
  if (mediaType(request) !== 'application/json') throw refuse.notJson();
  try {
    return JSON.parse(text);
  } catch {
    throw refuse.unreadable();
  }
}

/** Returns the fields of a URL-encoded form. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (mediaType(request) !== 'application/x-www-form-urlencoded') throw refuse.notForm();
  return new URLSearchParams(await readText(request, formLimit));
}

/** Reads the body, and never buffers more than the limit. */
async function readText({ headers, body }: Request, limit: number): Promise<string> {
  if (Number(headers.get('content-length')) > limit) throw refuse.tooLarge();
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > limit) throw refuse.tooLarge();
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    // Any other error means that the connection broke.
    throw error instanceof Refusal ? error : refuse.unreadable();
  }
  return text + decoder.decode();
}

function mediaType(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}
