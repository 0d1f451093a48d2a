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

/** What the storefront asks a scope for. */
export const permissions = ['watch', 'comment'] as const;
export type Permission = (typeof permissions)[number];

/**
 * Whether the storefront offers what needs a permission. A scope that names none of the permissions is absent, empty or
 * of another server's words: it takes nothing away, and the server decides.
 */
export function mayOffer(
  user: Partial<ScopedUser> | null | undefined,
  permission: Permission,
): boolean {
  const granted = permissions.filter((each) => isPermitted({ scope: user?.scope ?? [] }, each));
  return granted.length === 0 || granted.includes(permission);
}
