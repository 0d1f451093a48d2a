const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a write comes from our own pages. A browser sends Origin with every write, so one without it is refused
 * too. On a loopback address, for development, the names of this machine count as one.
 */
export function isSameOrigin(received: string | undefined, origin: string): boolean {
  if (!received) return false;
  if (received === origin) return true;
  if (!URL.canParse(received)) return false;
  const [theirs, ours] = [new URL(received), new URL(origin)];
  return (
    ours.protocol === 'http:' &&
    theirs.protocol === 'http:' &&
    theirs.port === ours.port &&
    loopbackNames.includes(ours.hostname) &&
    loopbackNames.includes(theirs.hostname)
  );
}
