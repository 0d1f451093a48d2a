/** The part of a user that contains permissions. */
export interface ScopedUser {
  readonly scope: readonly string[];
}

/** True if the user's scope contains the permission exactly. A guest has no permissions. */
export function isPermitted(user: ScopedUser | null | undefined, permission: string): boolean {
  const scope: unknown = user?.scope;
  // `includes` on a string would match parts of an entry, so the scope must be a list.
  return Array.isArray(scope) && scope.includes(permission);
}

/** The permissions that the storefront checks in a scope. */
export const permissions = ['watch', 'comment'] as const;
export type Permission = (typeof permissions)[number];

/**
 * True if the storefront shows an action that needs the permission. A scope without any of the permissions is
 * missing, empty or from a server with other names: it restricts nothing, and the server decides.
 */
export function isActionAllowed(
  user: Partial<ScopedUser> | null | undefined,
  permission: Permission,
): boolean {
  const granted = permissions.filter((each) => isPermitted({ scope: user?.scope ?? [] }, each));
  return granted.length === 0 || granted.includes(permission);
}
