/**
 * The viewer's address. Each trusted hop in front of this server has added, at the end of X-Forwarded-For, the
 * address it was called from; what stands before those is only what somebody claims.
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
