/** Reads an operation's path from an address. A base without an origin (`/api/v1`), or with `*`, matches any origin. */
export function pathsUnder(baseUrl: string): (address: string) => string | undefined {
  const [matched, origin, prefix = ''] =
    /^(\*|https?:\/\/[^/?#*]+)?((?:\/[^/?#*]+)*)\/?$/.exec(baseUrl) ?? [];
  if (!matched) {
    throw new TypeError(
      `baseUrl must be like https://example.test/api/v1 or /api/v1, not ${JSON.stringify(baseUrl)}`,
    );
  }
  const only = origin === undefined || origin === '*' ? undefined : new URL(origin).origin;
  return (address) => {
    const url = new URL(address);
    const inside = url.pathname.startsWith(`${prefix}/`) && (only ?? url.origin) === url.origin;
    return inside ? url.pathname.slice(prefix.length) : undefined;
  };
}
