import Sqlite from 'better-sqlite3';
import {
  type Compilable,
  DummyDriver,
  type Insertable,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { migrate } from './migrations.ts';
import type { Tables } from './tables/index.ts';

/**
 * One SQLite file. Calls are synchronous, so a piece of work is not interrupted in this process, and a transaction
 * locks other processes out.
 */
export type Database = {
  /** Builds typed queries without running them. */
  from: Kysely<Tables>;
  all: <Row>(query: Compilable<Row>) => Row[];
  one: <Row>(query: Compilable<Row>) => Row | undefined;
  /** Runs a statement and returns the number of changed rows. */
  run: (query: Compilable<unknown>) => number;
  /**
   * Inserts rows by table, in an order in which references exist before they are used. All rows of a table must have
   * the same columns.
   */
  insert: (tables: RowsByTable) => void;
  /** Runs work in a transaction that takes the write lock at once. A nested call joins the outer transaction. */
  transaction: <Result>(work: () => Result) => Result;
  pragma: (name: string) => unknown;
  /** A copy of the database, for `openDatabase`. */
  copy: () => Buffer;
  close: () => void;
};

export type RowsByTable = {
  readonly [Table in keyof Tables]?: readonly Insertable<Tables[Table]>[];
};

const memory = ':memory:';

/**
 * The most prepared statements in the cache. Preparing takes a fifth of a search. Statements contain no values, so
 * there are few of them.
 */
const maxStatements = 1000;

/** The rows inserted by one statement, which is a quarter faster than one by one. */
const rowsAtOnce = 100;

/** True if another process has held the lock for too long. A retry may succeed. */
export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}

/** Opens a file, which is created if missing, or a database in memory, empty or from a copy. */
export function openDatabase(source: string | Buffer = memory): Database {
  const sqlite = new Sqlite(source);
  sqlite.pragma('busy_timeout = 10000');
  sqlite.pragma('journal_mode = WAL');
  // After an answer that says "paid", the payment must survive a power failure.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('cache_size = -64000');
  migrate(sqlite);

  const statements = new Map<string, Sqlite.Statement<unknown[]>>();
  const prepare = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= maxStatements) statements.clear();
    const statement = sqlite.prepare<unknown[]>(sql);
    statements.set(sql, statement);
    return statement;
  };

  const all = <Row>(query: Compilable<Row>): Row[] => {
    const { sql, parameters } = query.compile();
    const rows = prepare(sql).all(...parameters);
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: a row is what Kysely infers from the tables for this query.
    return rows as Row[];
  };

  return {
    from: new Kysely<Tables>({
      dialect: {
        createAdapter: () => new SqliteAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (builder) => new SqliteIntrospector(builder),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      },
    }),
    all,
    one: (query) => all(query)[0],
    run: (query) => {
      const { sql, parameters } = query.compile();
      return prepare(sql).run(...parameters).changes;
    },
    // This does not use Kysely, because compiling a query for each of a hundred thousand rows takes too long.
    insert: (tables) => {
      for (const [table, rows] of Object.entries(tables)) {
        const columns = Object.keys(rows[0] ?? {});
        const places = `(${columns.map(() => '?').join()})`;
        for (let at = 0; at < rows.length; at += rowsAtOnce) {
          const some: readonly Readonly<Record<string, unknown>>[] = rows.slice(
            at,
            at + rowsAtOnce,
          );
          const all = some.map(() => places).join();
          prepare(`INSERT INTO ${table} (${columns.join()}) VALUES ${all}`).run(
            some.flatMap((row) => columns.map((column) => row[column])),
          );
        }
      }
    },
    transaction: (work) => (sqlite.inTransaction ? work() : sqlite.transaction(work).immediate()),
    pragma: (name) => sqlite.pragma(name, { simple: true }),
    copy: () => sqlite.serialize(),
    close: () => sqlite.close(),
  };
}
