import { isIPv6 } from 'node:net';

/**
 * The viewer's IP address. Each trusted proxy appends its caller's address to X-Forwarded-For; entries before those may
 * be forged.
 */
export function viewerAddress(
  forwardedFor: string | null,
  socketAddress: string,
  trustedHops: number,
): string {
  const claimed = (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const chain = [...claimed, socketAddress].map((address) =>
    address.replace(/^::ffff:(?=[\d.]+$)/, ''),
  );
  return chain.at(-1 - Math.min(trustedHops, chain.length - 1)) ?? socketAddress;
}

/**
 * Returns the key under which limits count an address. A household or a phone has a /64 of IPv6 addresses, which
 * counts as one address. An IPv4 address mapped to IPv6 counts as the IPv4 address.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  // The URL parser returns every IPv6 address in its shortest form, in hexadecimal.
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(short);
  if (mapped) return mapped.slice(1).flatMap(bytesOf).join('.');
  const [head = [], tail] = short.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = tail ? Array.from({ length: 8 - head.length - tail.length }, () => '0') : [];
  return `${[...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`;
}

function bytesOf(group: string): number[] {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 255];
}
