import { type readByPost, rows, type serverOnly } from './generated/operations.ts';

type Rows = typeof rows;

// By way of Extract, an editor shows this name in place of all the names.
/** The name of one call of the contract. */
export type OperationId = Extract<keyof Rows, string>;

/** The name of a call that a browser may make. */
export type BrowserOperationId = Exclude<OperationId, (typeof serverOnly)[number]>;

/** The operations that change nothing, by the contract. */
export type ReadingOperationId =
  | Extract<OperationIdByMethod<'GET'>, BrowserOperationId>
  | (typeof readByPost)[number];

type OperationIdByMethod<Method> = {
  [Id in OperationId]: Rows[Id][0] extends Method ? Id : never;
}[OperationId];

/** What every call needs of its operation. */
export interface Route<Id extends OperationId> {
  readonly method: Rows[Id][0];
  /** As the contract writes it: `/get/movie/{id}`. */
  readonly path: Rows[Id][1];
  /** `none`: it takes no token. `optional`: one is sent where there is one. */
  readonly auth: Rows[Id][2];
  /** The required top-level fields of the answer with their JSON types, or what else the answer is. */
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
