/** The contract's limit for an address. */
const maxLength = 2048;

/**
 * Scheme, host, port, and the printable characters of an ordinary address. Credentials, backslashes, spaces, a second
 * authority and control characters are not allowed, and every parser reads the host in the same way.
 */
const address =
  /^(https?):\/\/((?:[a-z0-9-]+\.)*[a-z0-9-]+|\[::1\])(?::(\d{1,5}))?(?:[/?#](?:[\w\-.~!$&'()*+,;=:@/?#]|%[0-9a-f]{2})*)?$/i;

/** Matches a control character or a backslash that is percent-encoded once or more often. */
const hidden = /%(?:25)*(?:[01][0-9a-f]|7f|5c)/i;

/** `*.` and at least two labels, because `*.ir` would cover half the country. */
const anySubdomain = /^\*((?:\.[a-z0-9-]+)+\.[a-z][a-z0-9-]*)$/;

/** http is safe only on the machine on which the browser runs. */
const loopback = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Returns the address of a bank's page if the browser may be sent there, or undefined. The address must be https on
 * the standard port, on a host of the list. The list has the syntax of sources in a Content-Security-Policy:
 *
 * - `pay.example` is that host alone;
 * - `*.shaparak.ir` is every host below shaparak.ir, but not that name itself;
 * - `http://127.0.0.1:4010` is exactly that origin, for a bank on the developer's own machine. http is not allowed
 * otherwise.
 */
export function safePaymentAddress(
  payUrl: string | null | undefined,
  hosts: readonly string[],
): string | undefined {
  if (!payUrl || payUrl.length > maxLength || hidden.test(payUrl)) return undefined;
  const [, scheme = '', name = '', port] = address.exec(payUrl) ?? [];
  const host = name.toLowerCase();
  const isAllowed =
    scheme.toLowerCase() === 'https'
      ? (port ?? '443') === '443' && hosts.some((listed) => matchesHost(listed.toLowerCase(), host))
      : hosts.some((listed) => isOrigin(listed.toLowerCase(), host, port));
  return isAllowed && isText(payUrl) ? payUrl : undefined;
}

function matchesHost(listed: string, host: string): boolean {
  const parent = anySubdomain.exec(listed)?.[1];
  return parent === undefined ? listed === host : host.endsWith(parent);
}

function isOrigin(listed: string, host: string, port: string | undefined): boolean {
  return loopback.test(listed) && listed === `http://${host}${port ? `:${port}` : ''}`;
}

/** The bank could decode invalid percent-encoding differently. */
function isText(payUrl: string): boolean {
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(payUrl));
  } catch {
    return false;
  }
}
