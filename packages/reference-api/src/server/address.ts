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
  const chain = [...claimed, socketAddress].map((address) => address.replace(/^::ffff:/, ''));
  return chain.at(-1 - Math.min(trustedHops, chain.length - 1)) ?? socketAddress;
}
