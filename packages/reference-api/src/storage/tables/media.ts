export type MediaTables = {
  /** The key that signs media addresses, shared by all processes on this file. */
  secrets: { name: string; value: string };
};

export const mediaTables = `
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;
