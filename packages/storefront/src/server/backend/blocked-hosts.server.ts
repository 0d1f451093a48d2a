import { reportOnce } from '../observability/log.server.ts';

interface AllowedOrigins {
  readonly images: readonly string[];
  readonly media: readonly string[];
}

/** Logs the origins of an answer's pictures and streams that the content policy blocks, once for each origin. */
export function reportBlockedHosts(answer: unknown, allowed: AllowedOrigins): void {
  if (typeof answer !== 'object' || answer === null) return;
  const origin = 'url' in answer ? URL.parse(String(answer.url))?.origin : undefined;
  // A path is on the brand's own host, and a data: address has no host.
  if (origin?.startsWith('http')) {
    const report = (event: string, setting: string) =>
      reportOnce(event, { problem: `${setting} has no ${origin}` }, null);
    // Only pictures have a colour, and only streams have codecs.
    if ('color' in answer && !allowed.images.includes(origin)) {
      report('picture-host-refused', 'IMAGE_ORIGINS');
    }
    if ('codecs' in answer && !allowed.media.includes(origin)) {
      report('media-host-refused', 'MEDIA_ORIGINS');
    }
  }
  for (const value of Object.values(answer)) reportBlockedHosts(value, allowed);
}
