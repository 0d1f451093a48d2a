/**
 * Returns the viewer's address. Each proxy appends to X-Forwarded-For. Our proxies wrote the last `trustedHops`
 * entries, and viewers may forge the others.
 */
export function viewerAddress(
  forwardedFor: string | undefined,
  socketAddress: string | undefined,
  trustedHops: number,
): string {
  if (trustedHops > 0 && forwardedFor) {
    const hops = forwardedFor.split(',').map((hop) => hop.trim());
    const address = hops.at(-trustedHops);
    if (address && /^[0-9a-f.:]{3,45}$/i.test(address)) return address;
  }
  return socketAddress ?? '0.0.0.0';
}
