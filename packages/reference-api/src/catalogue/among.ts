import { type RawBuilder, sql } from 'kysely';

/** For `where … in`: however many values there are, the statement is the same and stays prepared. */
export function among(values: readonly string[]): RawBuilder<string> {
  return sql<string>`(select value from json_each(${JSON.stringify(values)}))`;
}
