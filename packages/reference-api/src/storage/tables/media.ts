export type MediaTables = {
  /** What addresses of streams and files are signed with: every process on this file must take them. */
  secrets: { name: string; value: string };
};

export const mediaTables = `
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;
