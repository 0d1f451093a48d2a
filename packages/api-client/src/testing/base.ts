/**
 * What reads the path of an operation from an address: a base with an origin stands for that one alone; one without
 * (`/api/v1`), or with a star in its place, for any.
 */
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
