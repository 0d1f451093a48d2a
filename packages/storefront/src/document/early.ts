import { storageKeys } from '@parde/domain';
import { isChunkError, reloadOnce } from '../app/errors/chunk-error.ts';
import { isKidsPath, kidsHome } from '../paths.ts';
import { ownElementId } from '../shell/support/own-element.ts';
import { laterRel, paintedName, startedEvent, stoppedTemplateId } from './early-names.ts';

/*
 * Runs before the first paint, so that a dark viewer sees no light flash and a child no page but the kids' own. It is
 * the same for everyone, so HTML varies by neither and its hash never changes within a build. The build puts it
 * together as one inline script (build/early-script.ts).
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
  // Storage that is blocked says nothing.
}

try {
  void sessionStorage;
} catch {
  // React Router's own inline script would throw where it is blocked: then it is one that keeps nothing.
  const blank = { getItem: () => null, setItem() {}, removeItem() {} };
  Object.defineProperty(window, 'sessionStorage', { value: blank });
}

/** As long as this at most: whoever paints nothing, in a tab that nobody looks at, is not kept waiting. */
const longestWaitMs = 1500;

const painted = new Promise<void>((resolve) => {
  setTimeout(resolve, document.hidden ? 0 : longestWaitMs);
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve();
  }).observe({ type: 'paint', buffered: true });
});
Object.assign(window, {
  [paintedName]: painted.then(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${laterRel}]`)) {
      link.rel = 'modulepreload';
    }
  }),
});

/** Until the application has taken over, whatever of its scripts does not load comes to this. */
const watching = new AbortController();
const { signal } = watching;

addEventListener(
  'error',
  (event) => {
    const { target, error } = event;
    const isLost = target instanceof HTMLScriptElement && target.type === 'module';
    if (!isLost && !isChunkError(error)) return;
    event.preventDefault();
    stop();
  },
  { capture: true, signal },
);
addEventListener(
  'unhandledrejection',
  (event) => {
    if (!isChunkError(event.reason)) return;
    event.preventDefault();
    stop();
  },
  { signal },
);
addEventListener(startedEvent, () => watching.abort(), { signal });

function stop(): void {
  watching.abort();
  if (navigator.onLine && reloadOnce()) return;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showStopped);
  else showStopped();
}

/** In place of a page that would be there and not work: what happened and a way on, without the application. */
function showStopped(): void {
  const template = document.getElementById(stoppedTemplateId);
  const place = document.getElementById(ownElementId);
  if (!(template instanceof HTMLTemplateElement) || !place) return;
  const main = document.createElement('main');
  main.append(template.content);
  place.replaceChildren(main);
  place.querySelector('button')?.addEventListener('click', () => location.reload());
  scrollTo(0, 0);
}
