const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Guards against CSRF. Browsers send Origin with every write, so one without it is refused too. In development,
 * `localhost` and the loopback addresses count as the same host.
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
