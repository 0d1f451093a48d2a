import { reportOnce } from '../observability/log.server.ts';

/** Logs the origins of an answer's pictures that the content policy blocks, once for each origin. */
export function reportBlockedPictures(answer: unknown, allowed: readonly string[]): void {
  if (typeof answer !== 'object' || answer === null) return;
  // Only pictures have a colour. A path is on the brand's own host.
  if ('color' in answer && 'url' in answer && URL.canParse(String(answer.url))) {
    const { origin } = new URL(String(answer.url));
    const problem = `IMAGE_ORIGINS has no ${origin}`;
    if (!allowed.includes(origin)) reportOnce('picture-host-refused', { problem }, null);
  }
  for (const value of Object.values(answer)) reportBlockedPictures(value, allowed);
}
