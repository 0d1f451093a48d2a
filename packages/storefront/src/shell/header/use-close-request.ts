import { useEffect, useEffectEvent } from 'react';

/** Where a button or a gesture of the device closes what is open, the browser tells by it. */
declare const CloseWatcher:
  | (new () => { onclose: (() => void) | null; destroy: () => void })
  | undefined;

/** Back on a phone closes it, as it does an app's own sheets, and leaves no entry in the history. */
export function useCloseRequest(close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (typeof CloseWatcher === 'undefined') return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => onClose();
    return () => watcher.destroy();
  }, []);
}
