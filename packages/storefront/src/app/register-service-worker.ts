import { trustedPolicy } from './browser/trusted-types.ts';

/** When the page has loaded and rests. A browser without it goes on as before. */
export function registerServiceWorker(): void {
  const policy = trustedPolicy('parde-worker', { createScriptURL: (_: string) => '/sw.js' });
  const register = () => {
    navigator.serviceWorker?.register(policy.createScriptURL('/sw.js')).catch(() => {
      // Private windows refuse it.
    });
  };
  // Older iPhones lack requestIdleCallback.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(register);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle);
}
