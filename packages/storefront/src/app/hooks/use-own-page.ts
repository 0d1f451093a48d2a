import { useEffect } from 'react';
import { checkConnection, isConnected, whenConnected } from '../connection.ts';
import { reloadOnce } from '../errors/load-chunk.ts';

const pauseMs = 5000;
/** The time after a click or key for which the viewer may still be at work. */
const quietMs = 3000;

/**
 * Replaces the saved downloads page with the viewer's own page as soon as there is a connection, but not during
 * playback. A click while the page reloads stops the reload, because the new page would not know of the click.
 */
export function useReloadWhenOnline({ isBusy }: { readonly isBusy: boolean }): void {
  useEffect(() => {
    if (isBusy) return;
    const unmounting = new AbortController();
    const { signal } = unmounting;
    let lastInput = Number.NEGATIVE_INFINITY;
    let isReloading = false;
    let wasStopped = false;
    const onInput = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      lastInput = performance.now();
      if (!isReloading) return;
      window.stop();
      isReloading = false;
      wasStopped = true;
    };
    const reload = () => {
      // If the server answers but its pages fail, reload at most once a minute.
      if (!wasStopped) return reloadOnce();
      wasStopped = false;
      window.location.reload();
      return true;
    };
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(type, onInput, { signal, capture: true });
    }
    const isQuiet = () =>
      performance.now() > lastInput + quietMs && !document.querySelector('dialog[open]');
    const reloadWhenOnline = async () => {
      while (!signal.aborted) {
        // The browser may not have noticed that the connection is lost.
        if (isConnected()) await checkConnection();
        await whenConnected();
        if (signal.aborted) return;
        if (!isReloading && isQuiet()) isReloading = reload();
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    };
    void reloadWhenOnline();
    return () => unmounting.abort();
  }, [isBusy]);
}
