import { yieldToMain } from '../app/browser/yield-to-main.ts';
import { isChunkError, reloadOnce } from '../app/errors/load-chunk.ts';
import { enforceKidsMode, followKidsMode } from '../app/settings/kids-mode.ts';
import { rootElementId } from '../shell/support/own-element.ts';
import { appFailedTemplateId, deferredPreloadRel, startAppName } from './element-names.ts';
import { setAppearance } from './set-appearance.ts';

/*
 * The inline script that runs before the first paint, so that a dark theme does not flash light and a child sees only
 * kids' pages. It reads settings from the device, so cached HTML is the same for everyone. build/early-script.ts
 * builds it.
 */
enforceKidsMode();
addEventListener('storage', followKidsMode);
// The back/forward cache may restore a page from before a change of kids mode.
addEventListener('pageshow', enforceKidsMode);
setAppearance();

/** The longest wait for the first paint. A hidden tab may never paint. */
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

/** Waits for the first paint, because on a slow network the scripts would compete with its fonts and pictures. */
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

/** Replaces the server's page with an error message, because that page would look normal but not react. */
function showAppFailed(): void {
  const template = document.getElementById(appFailedTemplateId);
  const root = document.getElementById(rootElementId);
  if (!(template instanceof HTMLTemplateElement) || !root) return;
  const main = document.createElement('main');
  main.append(template.content);
  root.replaceChildren(main);
  root.querySelector('button')?.addEventListener('click', () => location.reload());
  scrollTo(0, 0);
}
