/** The part of a user that permissions are read from. */
export interface ScopedUser {
  readonly scope: readonly string[];
}

/** Whether the scope of a user names a permission. Names are compared as they are; a guest has none. */
export function isPermitted(user: ScopedUser | null | undefined, permission: string): boolean {
  const scope: unknown = user?.scope;
  // A text that holds the name would be found by its letters.
  return Array.isArray(scope) && scope.includes(permission);
}
