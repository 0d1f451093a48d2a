import { readLocalStorage, removeFromLocalStorage } from '../../../app/browser/storage.ts';
import type { ChatProvider } from './provider.ts';

declare global {
  interface Window {
    Goftino?: {
      setUser(user: { name?: string; phone: string; forceUpdate: boolean }): void;
      setWidget(widget: { hasIcon: boolean }): void;
      close(): void;
      unsetUserId?(): void;
    };
  }
}

let storageKey = '';

/**
 * Calls: https://www.goftino.com/docs
 * Script and visitor's key, in a copy of Goftino's own plugin:
 * https://github.com/rivassh/hamidshariati.ir/blob/f00701a919a9dd9c5e3bd6e1fdecb5e61f285164/wp-content/plugins/goftino/goftino.php
 */
export const goftino: ChatProvider = {
  policy: () => ({
    hosts: ['https://*.goftino.com'],
    sockets: ['wss://*.goftino.com'],
    inlineStyles: true,
  }),
  begin(id) {
    storageKey = `goftino_${id}`;
    const visitor = readLocalStorage(storageKey);
    const query = visitor === undefined ? '' : `?o=${encodeURIComponent(visitor)}`;
    return `https://www.goftino.com/widget/${id}${query}`;
  },
  readyEvent: 'goftino_ready',
  setVisible(hasIcon) {
    if (!hasIcon) window.Goftino?.close();
    window.Goftino?.setWidget({ hasIcon });
  },
  setUser: ({ name, mobile }) =>
    window.Goftino?.setUser({
      ...(name !== undefined && { name }),
      phone: mobile,
      forceUpdate: true,
    }),
  reset() {
    window.Goftino?.unsetUserId?.();
    removeFromLocalStorage(storageKey);
  },
};
