import { type RawBuilder, sql } from 'kysely';

/** For `where … in`: however many values there are, the statement is the same and stays prepared. */
export function among<Value extends string | number>(values: readonly Value[]): RawBuilder<Value> {
  return sql<Value>`(select value from json_each(${JSON.stringify(values)}))`;
}
