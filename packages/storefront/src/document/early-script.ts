import { yieldToMain } from '../app/browser/yield-to-main.ts';
import { isChunkError, reloadOnce } from '../app/errors/chunk-error.ts';
import { followKidsMode, keepKidsMode } from '../app/settings/persist-kids-mode.ts';
import { ownElementId } from '../shell/support/own-element.ts';
import { appFailedTemplateId, deferredPreloadRel, startAppName } from './early-script-names.ts';
import { setAppearance } from './set-appearance.ts';

/*
 * An inline script that runs before the first paint: a dark theme does not flash light, and a child sees kids' pages
 * only. It reads the device, so cached HTML is the same for everyone. Built by build/early-script.ts.
 */
keepKidsMode();
addEventListener('storage', followKidsMode);
// The back/forward cache brings pages of before.
addEventListener('pageshow', keepKidsMode);
setAppearance();

/** A hidden tab may never paint. */
const maxWaitMs = 1500;

const firstPaint = new Promise<void>((resolve) => {
  setTimeout(resolve, document.hidden ? 0 : maxWaitMs);
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});
void firstPaint.then(async () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(
    `link[rel=${deferredPreloadRel}]`,
  )) {
    link.rel = 'modulepreload';
    await yieldToMain();
  }
});

/** On a slow network the scripts would compete with the fonts and pictures of the first paint. */
async function startApp(entry: string): Promise<void> {
  await firstPaint;
  try {
    await import(/* @vite-ignore */ entry);
  } catch (error) {
    if (!isChunkError(error)) throw error;
    if (navigator.onLine && reloadOnce()) return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showAppFailed);
    else showAppFailed();
  }
}

Object.assign(window, { [startAppName]: startApp });

/** The server's page would look fine and not react, so a message takes its place. */
function showAppFailed(): void {
  const template = document.getElementById(appFailedTemplateId);
  const place = document.getElementById(ownElementId);
  if (!(template instanceof HTMLTemplateElement) || !place) return;
  const main = document.createElement('main');
  main.append(template.content);
  place.replaceChildren(main);
  place.querySelector('button')?.addEventListener('click', () => location.reload());
  scrollTo(0, 0);
}
