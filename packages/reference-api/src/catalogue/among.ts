import { type RawBuilder, sql } from 'kysely';

/** For `where … in`: all values are one JSON parameter, so that one prepared statement serves any number of values. */
export function among<Value extends string | number>(values: readonly Value[]): RawBuilder<Value> {
  return sql<Value>`(select value from json_each(${JSON.stringify(values)}))`;
}
