const hostAndPort = /^((?:[a-z0-9-]+\.)*[a-z0-9-]+|\[[0-9a-f:.]+\])\.?(?::\d{1,5})?$/i;

/** The longest name that a host can have, with a port. */
const maxLength = 260;

/**
 * Whether a host is one of those listed, as a Host header or an address writes them: the case of letters, a port
 * and a dot at the end make no difference. What is no host is not listed.
 */
export function isListedHost(host: string, hosts: readonly string[]): boolean {
  const name = nameOf(host);
  return name !== undefined && hosts.some((listed) => nameOf(listed) === name);
}

/** Whether it is a host at all. */
export function isHost(host: string): boolean {
  return nameOf(host) !== undefined;
}

function nameOf(host: string): string | undefined {
  return host.length > maxLength ? undefined : hostAndPort.exec(host)?.[1]?.toLowerCase();
}
