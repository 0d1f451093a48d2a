import { join } from 'node:path';
import { asRecord, type JsonRecord, readJson } from '../../lib/json.ts';

/** A token of the Design Tokens format, 2025.10, with the type that its groups gave it. */
export interface Token {
  readonly type: string;
  readonly value: unknown;
  readonly description?: string;
  /** The token grows with the screen. The format cannot express this, so `value` is the largest value. */
  readonly fluid?: JsonRecord;
}

/** Tokens by dotted path, e.g. `color.textMuted`. */
export type Tokens = ReadonlyMap<string, Token>;

export interface Source {
  /** The tokens that all brands share. */
  readonly base: Tokens;
  /** All tokens of each theme, by name: `main.dark`. */
  readonly themes: ReadonlyMap<string, Tokens>;
  /** The tokens in which kids' pages differ from every theme, by age group and mode: `young.dark`. */
  readonly kids: ReadonlyMap<string, Tokens>;
}

/** Reads a folder of tokens and combines them according to its resolver. */
export function readTokens(folder: string): Source {
  const resolver = readJson(join(folder, 'parde.resolver.json'));
  const base = readSources(folder, asRecord(asRecord(resolver.sets).base).sources);
  const contextsOf = (modifier: string, below: Tokens) => {
    const { contexts } = asRecord(asRecord(resolver.modifiers)[modifier]);
    const tokens = Object.entries(asRecord(contexts)).map(
      ([name, sources]) =>
        [name, withoutAliases(new Map([...below, ...readSources(folder, sources)]))] as const,
    );
    return new Map(tokens);
  };
  return {
    base: withoutAliases(base),
    themes: contextsOf('theme', base),
    kids: contextsOf('kids', new Map()),
  };
}

function readSources(folder: string, sources: unknown): Tokens {
  if (!Array.isArray(sources)) throw new Error('A set of the resolver has no sources');
  const tokens = new Map<string, Token>();
  for (const source of sources) {
    const file = String(asRecord(source).$ref);
    for (const [path, token] of readGroup(readJson(join(folder, file)), [])) {
      const earlier = tokens.get(path);
      tokens.set(path, {
        ...(earlier?.description ? { description: earlier.description } : {}),
        ...token,
      });
    }
  }
  return tokens;
}

function readGroup(
  group: JsonRecord,
  path: readonly string[],
  inherited?: string,
): [string, Token][] {
  const type = typeof group.$type === 'string' ? group.$type : inherited;
  if ('$value' in group) return [[path.join('.'), readToken(group, path.join('.'), type)]];
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => readGroup(asRecord(child), [...path, name], type));
}

function readToken(token: JsonRecord, path: string, type: string | undefined): Token {
  if (type === undefined) throw new Error(`${path} has no $type`);
  const fluid = asRecord(token.$extensions)['com.github.parde.fluid'];
  return {
    type,
    value: token.$value,
    ...(typeof token.$description === 'string' ? { description: token.$description } : {}),
    ...(fluid === undefined ? {} : { fluid: asRecord(fluid) }),
  };
}

/** Resolves references: `{path.of.a.token}`. */
function withoutAliases(tokens: Tokens): Tokens {
  const resolved = (path: string, from: readonly string[] = []): unknown => {
    const token = tokens.get(path);
    if (!token) throw new Error(`${from.at(-1)} names {${path}}, which there is not`);
    if (from.includes(path)) throw new Error(`${path} names itself, by way of others`);
    const named = /^\{(.+)\}$/.exec(typeof token.value === 'string' ? token.value : '')?.[1];
    return named === undefined ? token.value : resolved(named, [...from, path]);
  };
  return new Map([...tokens].map(([path, token]) => [path, { ...token, value: resolved(path) }]));
}
