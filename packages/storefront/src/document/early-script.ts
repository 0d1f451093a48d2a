import { storageKeys } from '@parde/domain';
import { isChunkError, reloadOnce } from '../app/errors/chunk-error.ts';
import { isKidsPath, kidsHome } from '../paths.ts';
import { ownElementId } from '../shell/support/own-element.ts';
import {
  appFailedTemplateId,
  appStartedEvent,
  deferredPreloadRel,
  firstPaintName,
} from './early-script-names.ts';

/*
 * An inline script that runs before the first paint: a dark theme does not flash light, and a child sees kids' pages
 * only. It reads the device, so cached HTML is the same for everyone. Built by build/early-script.ts.
 */
try {
  const { documentElement } = document;
  const isOn = (key: string) => localStorage.getItem(key) === 'true';
  if (isOn(storageKeys.kids) && !isKidsPath(location.pathname)) {
    documentElement.hidden = true;
    location.replace(kidsHome);
  }
  if (isOn(storageKeys.nightMode)) documentElement.dataset.theme = 'dark';
} catch {
  // Storage is blocked.
}

try {
  void sessionStorage;
} catch {
  // React Router's own inline script throws where it is blocked.
  const blank = { getItem: () => null, setItem() {}, removeItem() {} };
  Object.defineProperty(window, 'sessionStorage', { value: blank });
}

/** A hidden tab may never paint. */
const maxWaitMs = 1500;

const firstPaint = new Promise<void>((resolve) => {
  setTimeout(resolve, document.hidden ? 0 : maxWaitMs);
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});
Object.assign(window, {
  [firstPaintName]: firstPaint.then(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(
      `link[rel=${deferredPreloadRel}]`,
    )) {
      link.rel = 'modulepreload';
    }
  }),
});

/** Watches for scripts that fail to load, until the app has started. */
const watch = new AbortController();
const { signal } = watch;

addEventListener(
  'error',
  (event) => {
    const { target, error } = event;
    const isModule = target instanceof HTMLScriptElement && target.type === 'module';
    if (!isModule && !isChunkError(error)) return;
    event.preventDefault();
    handleAppFailed();
  },
  { capture: true, signal },
);
addEventListener(
  'unhandledrejection',
  (event) => {
    if (!isChunkError(event.reason)) return;
    event.preventDefault();
    handleAppFailed();
  },
  { signal },
);
addEventListener(appStartedEvent, () => watch.abort(), { signal });

function handleAppFailed(): void {
  watch.abort();
  if (navigator.onLine && reloadOnce()) return;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showAppFailed);
  else showAppFailed();
}

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
