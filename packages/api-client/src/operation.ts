import { type readByPost, rows, type serverOnly } from './generated/operations.ts';

type Rows = typeof rows;

// `Extract` makes editors show the name of this type instead of all operation names.
/** The name of an operation of the contract. */
export type OperationId = Extract<keyof Rows, string>;

/** The name of an operation that a browser may call. */
export type BrowserOperationId = Exclude<OperationId, (typeof serverOnly)[number]>;

/** The operations that change nothing, according to the contract. */
export type ReadingOperationId =
  | Extract<OperationIdByMethod<'GET'>, BrowserOperationId>
  | (typeof readByPost)[number];

type OperationIdByMethod<Method> = {
  [Id in OperationId]: Rows[Id][0] extends Method ? Id : never;
}[OperationId];

/** The data about an operation that every call needs. */
export interface Route<Id extends OperationId> {
  readonly method: Rows[Id][0];
  /** The path as in the contract: `/get/movie/{id}`. */
  readonly path: Rows[Id][1];
  /** `none`: the operation takes no token. `optional`: a token is sent if there is one. */
  readonly auth: Rows[Id][2];
  /** The required top-level fields of the answer with their JSON types, or the kind of an answer without fields. */
  readonly answer: Rows[Id][3];
}

/** The names of the operations whose answers have this form. */
export type OperationIdByAnswer<Form> = {
  [Id in OperationId]: Rows[Id][3] extends Form ? Id : never;
}[OperationId];

function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(rows, name);
}

export function routeOf<Id extends OperationId>(id: Id): Route<Id> {
  if (!isOperationId(id)) {
    throw new TypeError(`The contract has no operation ${JSON.stringify(id)}`);
  }
  const [method, path, auth, answer] = rows[id];
  return { method, path, auth, answer };
}

/** In the contract's order. */
export const operationIds: readonly OperationId[] = /* @__PURE__ */ Object.keys(rows).filter(
  isOperationId,
);
