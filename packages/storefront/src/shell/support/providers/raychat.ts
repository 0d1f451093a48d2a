import { removeFromLocalStorage } from '../../../app/browser/storage.ts';
import type { ChatProvider } from './provider.ts';

declare global {
  interface Window {
    RAYCHAT_TOKEN?: string;
    Raychat?: { setUser(user: { name?: string; phone: string; updateOnce: boolean }): void };
  }
}

/**
 * Calls: https://raychat.io/api
 * Script and visitor's key: https://github.com/raychatio/raychat-wordpress-plugin
 */
export const raychat: ChatProvider = {
  policy: () => ({
    hosts: ['https://*.raychat.io'],
    sockets: ['wss://*.raychat.io'],
    inlineStyles: true,
  }),
  begin(id) {
    window.RAYCHAT_TOKEN = id;
    return 'https://widget-react.raychat.io/install/widget.js';
  },
  readyEvent: 'raychat_ready',
  setUser: ({ name, mobile }) =>
    window.Raychat?.setUser({
      ...(name !== undefined && { name }),
      phone: mobile,
      updateOnce: false,
    }),
  reset: () => removeFromLocalStorage('rayToken'),
};
