import { type RawBuilder, sql } from 'kysely';

/** For `where … in`: one JSON parameter, so that the statement stays prepared for any number of values. */
export function among<Value extends string | number>(values: readonly Value[]): RawBuilder<Value> {
  return sql<Value>`(select value from json_each(${JSON.stringify(values)}))`;
}
