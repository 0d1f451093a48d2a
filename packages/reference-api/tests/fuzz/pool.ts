import { type ContractSchema, contract } from '../../src/contract/contract.ts';
import { Known, schemaOf } from './recipe.ts';

/** Ids from earlier answers, by the name of their schema. */
export type Pool = {
  learn: (operationId: string, answer: unknown, schema: ContractSchema) => void;
  /** Resolves the placeholders of a recipe. */
  fill: (operationId: string, recipe: unknown) => unknown;
  pick: (name: string, pick: number) => unknown;
  /** Returns a new number on each call. */
  turn: () => number;
};

/** The kind of item that the `id` of a schema identifies. */
const kinds: Readonly<Record<string, string>> = {
  Channel: 'channel',
  ChannelRef: 'channel',
  EpisodeItem: 'episode',
  Live: 'live',
  Movie: 'movie',
  Person: 'person',
  Series: 'series',
  SeriesRef: 'series',
  VideoItem: 'video',
};

/** The kind of id that an operation takes, if the contract does not show it. */
const idKinds: Readonly<Record<string, string>> = {
  followChannel: 'channel',
  getCast: 'person',
  getChannel: 'channel',
  getEkran: 'ekran',
  getEpisode: 'episode',
  getLive: 'live',
  getLivePlayback: 'live',
  getLiveSchedule: 'live',
  getMovie: 'movie',
  getSeries: 'series',
  getVideo: 'video',
  listCastTitles: 'person',
  listChannelSeries: 'channel',
  listChannelVideos: 'channel',
  listEpisodes: 'series',
  unfollowChannel: 'channel',
};

const anyKind = ['movie', 'series', 'episode', 'video'];
const maxStored = 500;

export function createPool(): Pool {
  const values = new Map<string, unknown[]>();

  const add = (name: string, value: unknown) => {
    const list = values.get(name) ?? [];
    const isNew = typeof value === 'object' || !list.includes(value);
    if (isNew && list.length < maxStored) list.push(value);
    values.set(name, list);
  };
  const pick = (name: string, index: number) => {
    const list = values.get(name) ?? [];
    return list[index % Math.max(1, list.length)];
  };

  const learnObject = (
    operationId: string,
    value: object,
    schema: ContractSchema,
    name: string,
  ) => {
    const own = objectOf(value);
    const kind = kinds[name] ?? own.content_type ?? own.type;
    for (const id of [own.id, own.content_id]) {
      if (typeof kind === 'string' && typeof id === 'string') add(`id of ${kind}`, id);
    }
    const properties = schemaOf(schema.properties);
    for (const [key, part] of Object.entries(own)) {
      if (name === 'Plans') add('a plan', { ...objectOf(part), id: key });
      if (name === 'Plans') add('PlanId', key);
      const { [key]: known = schema.additionalProperties } = properties;
      learn(operationId, part, schemaOf(known), '');
    }
  };

  const learn = (operationId: string, value: unknown, given: ContractSchema, givenName: string) => {
    if (value === null || value === undefined) return;
    const { schema, name } = resolved(given, givenName);
    if (Array.isArray(schema.oneOf)) {
      for (const form of schema.oneOf) learn(operationId, value, schemaOf(form), name);
    } else if (Array.isArray(value)) {
      for (const item of value) learn(operationId, item, schemaOf(schema.items), name);
    } else if (typeof value === 'object') {
      learnObject(operationId, value, schema, name);
    } else {
      add(name === 'Cursor' ? `Cursor of ${operationId}` : name, value);
    }
  };

  const known = ({ name, pick: index }: Known, operationId: string, beside: unknown) => {
    if (name === 'Cursor') return pick(`Cursor of ${operationId}`, index);
    if (name !== 'ContentId') return pick(name, index);
    const kind = beside ?? idKinds[operationId] ?? anyKind[index % anyKind.length];
    return pick(`id of ${kind}`, index);
  };

  const fill = (operationId: string, recipe: unknown, beside?: unknown): unknown => {
    if (recipe instanceof Known) return known(recipe, operationId, beside) ?? recipe.otherwise;
    if (Array.isArray(recipe)) return recipe.map((item) => fill(operationId, item));
    if (typeof recipe !== 'object' || recipe === null) return recipe;
    const own = objectOf(recipe);
    const kind = own.content_type ?? own.type;
    const filled = Object.entries(own).map(([key, value]) => [key, fill(operationId, value, kind)]);
    return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
  };

  let turns = 0;
  return {
    turn: () => {
      turns += 1;
      return turns;
    },
    learn: (operationId, answer, schema) => learn(operationId, answer, schema, ''),
    fill,
    pick,
  };
}

function resolved(schema: ContractSchema, name: string): { schema: ContractSchema; name: string } {
  const { $ref: reference } = schema;
  if (typeof reference !== 'string') return { schema, name };
  const target = reference.slice('#/components/schemas/'.length);
  return resolved(contract.components.schemas[target] ?? {}, target);
}

export function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
