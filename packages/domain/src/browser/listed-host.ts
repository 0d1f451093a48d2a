const hostAndPort = /^((?:[a-z0-9-]+\.)*[a-z0-9-]+|\[[0-9a-f:.]+\])\.?(?::\d{1,5})?$/i;

/** The longest host name, with a port. */
const maxLength = 260;

/** True if the host is in the list. Ignores case, a port and a dot at the end. Invalid hosts are never in the list. */
export function isListedHost(host: string, hosts: readonly string[]): boolean {
  const name = nameOf(host);
  return name !== undefined && hosts.some((listed) => nameOf(listed) === name);
}

export function isHost(host: string): boolean {
  return nameOf(host) !== undefined;
}

function nameOf(host: string): string | undefined {
  return host.length > maxLength ? undefined : hostAndPort.exec(host)?.[1]?.toLowerCase();
}
