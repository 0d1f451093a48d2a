/** The part of a user that permissions are read from. */
export interface ScopedUser {
  readonly scope: readonly string[];
}

/** Whether the scope of a user names a permission. Names are compared as they are; a guest has none. */
export function isPermitted(user: ScopedUser | null | undefined, permission: string): boolean {
  return user?.scope.includes(permission) ?? false;
}
