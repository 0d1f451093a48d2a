import { useEffect } from 'react';
import { checkConnection, isConnected, whenConnected } from '../connection.ts';
import { reloadOnce } from '../errors/load-chunk.ts';

const pauseMs = 5000;

/**
 * Replaces the saved downloads page with the viewer's own page as soon as there is a connection, but not during
 * playback.
 */
export function useReloadWhenOnline({ isBusy }: { readonly isBusy: boolean }): void {
  useEffect(() => {
    if (isBusy) return;
    let isUnmounted = false;
    const reloadWhenOnline = async () => {
      while (!isUnmounted) {
        // The browser may not have noticed that the connection is lost.
        if (isConnected()) await checkConnection();
        await whenConnected();
        // If the server answers but its pages fail, reload at most once a minute.
        if (isUnmounted || reloadOnce()) return;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    };
    void reloadWhenOnline();
    return () => {
      isUnmounted = true;
    };
  }, [isBusy]);
}
