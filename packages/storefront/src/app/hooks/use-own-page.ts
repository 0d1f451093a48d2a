import { useEffect } from 'react';
import { checkConnection, isConnected, whenConnected } from '../connection.ts';
import { reloadOnce } from '../errors/chunk-error.ts';

const pauseMs = 5000;

/**
 * Replaces the saved downloads page with the viewer's own page as soon as there is a connection, but not during
 * playback.
 */
export function useOwnPage({ isBusy }: { readonly isBusy: boolean }): void {
  useEffect(() => {
    if (isBusy) return;
    let isGone = false;
    const comeBack = async () => {
      while (!isGone) {
        // The browser may not have noticed that the connection is lost.
        if (isConnected()) await checkConnection();
        await whenConnected();
        // If the server answers but its pages fail, reload at most once a minute.
        if (isGone || reloadOnce()) return;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    };
    void comeBack();
    return () => {
      isGone = true;
    };
  }, [isBusy]);
}
