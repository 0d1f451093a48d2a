/** The part of a user that holds permissions. */
export interface ScopedUser {
  readonly scope: readonly string[];
}

/** Whether the user's scope has a permission. Exact match; a guest has none. */
export function isPermitted(user: ScopedUser | null | undefined, permission: string): boolean {
  const scope: unknown = user?.scope;
  // Compare whole entries: `includes` on a string would match parts.
  return Array.isArray(scope) && scope.includes(permission);
}
