import { useEffect } from 'react';
import { checkConnection, isConnected, whenConnected } from '../connection.ts';
import { reloadOnce } from '../errors/chunk-error.ts';

const pauseMs = 5000;

/** The viewer's own page comes in place of the kept one as soon as it can, but ends nothing that plays. */
export function useOwnPage({ isBusy }: { readonly isBusy: boolean }): void {
  useEffect(() => {
    if (isBusy) return;
    let isGone = false;
    const comeBack = async () => {
      while (!isGone) {
        // The browser may not know that there is none.
        if (isConnected()) await checkConnection();
        await whenConnected();
        // Where the site answers and its pages do not come, once a minute.
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
