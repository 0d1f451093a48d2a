import { type FuzzedCall, type FuzzedOperation, operationOf } from './call.ts';
import { objectOf, type Pool } from './pool.ts';

/** The HTTP request of a call. */
export type FuzzedRequest = {
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** The sent fields, and the other possible ones. */
  fields: ReadonlySet<string>;
  /** True if the request breaks the contract, so that it must not succeed. */
  mustFail: boolean;
};

type Sent = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body: unknown;
  rawBody?: { body: string; type: string };
  mustFail?: true;
};

export function requestOf(call: FuzzedCall, pool: Pool): FuzzedRequest {
  const operation = operationOf(call.id);
  const sent = mutated(call, operation, {
    path: objectOf(pool.fill(call.id, call.path)),
    query: objectOf(pool.fill(call.id, call.query)),
    header: objectOf(pool.fill(call.id, call.header)),
    body: pool.fill(call.id, call.body),
  });
  const raw = sent.rawBody ?? { body: jsonOf(sent.body), type: 'application/json' };
  return {
    path: `/api/v1${pathOf(operation, sent.path)}${queryOf(operation, sent.query)}`,
    headers: {
      ...Object.fromEntries(Object.entries(sent.header).map(([key, value]) => [key, `${value}`])),
      ...(raw.body !== undefined && { 'Content-Type': raw.type }),
    },
    body: raw.body,
    fields: new Set([
      ...(operation.parameters ?? []).map(({ name }) => name),
      ...Object.keys(sent.query),
      ...Object.keys(objectOf(sent.body)),
      ...Object.keys(objectOf(call.body)),
      ...Object.keys(objectOf(parsed(raw.body))),
      'body',
    ]),
    mustFail: sent.mustFail ?? false,
  };
}

function mutated({ mutation }: FuzzedCall, operation: FuzzedOperation, sent: Sent): Sent {
  const hasBody = operation.requestBody !== undefined;
  switch (mutation?.kind) {
    case 'unknown field':
      return mutation.location === 'body' && hasBody
        ? { ...sent, body: { ...objectOf(sent.body), unknown: 1 }, mustFail: true }
        : { ...sent, query: { ...sent.query, unknown: '1' }, mustFail: true };
    case 'missing field':
      return withoutField(operation, sent, mutation.pick);
    case 'wrong value': {
      const location = hasBody ? 'body' : 'query';
      const own = objectOf(sent[location]);
      const key = Object.keys(own)[mutation.pick % Math.max(1, Object.keys(own).length)];
      return key === undefined ? sent : { ...sent, [location]: { ...own, [key]: mutation.value } };
    }
    case 'wrong body':
      return hasBody ? { ...sent, rawBody: mutation, mustFail: true } : sent;
    default:
      return sent;
  }
}

function withoutField({ parameters = [] }: FuzzedOperation, sent: Sent, pick: number): Sent {
  const required = parameters.filter((one) => one.in === 'query' && one.required && !one['x-raw']);
  const gone = required[pick % Math.max(1, required.length)]?.name;
  if (gone === undefined) return sent.body === undefined ? sent : { ...sent, body: {} };
  const { [gone]: _, ...query } = sent.query;
  return { ...sent, query, mustFail: true };
}

function pathOf({ template }: FuzzedOperation, values: Record<string, unknown>): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) =>
    name === 'check_url' ? '/check/user' : encodeURIComponent(textOf(values[name])),
  );
}

function queryOf({ parameters = [] }: FuzzedOperation, query: Record<string, unknown>): string {
  const bare = new Set(parameters.filter((one) => one.allowEmptyValue).map(({ name }) => name));
  const parts = Object.entries(query).map(([name, value]) => {
    const key = encodeURIComponent(name);
    return bare.has(name) && value === '' ? key : `${key}=${encodeURIComponent(textOf(value))}`;
  });
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** An address cannot contain a lone surrogate. */
function textOf(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return Buffer.from(text).toString();
}

function jsonOf(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body);
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
