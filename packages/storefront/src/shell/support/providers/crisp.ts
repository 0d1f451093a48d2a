import type { ChatProvider } from './provider.ts';

declare global {
  interface Window {
    /** An array until the script has loaded. */
    $crisp?: { push(command: readonly unknown[]): unknown };
    CRISP_WEBSITE_ID?: string;
    CRISP_RUNTIME_CONFIG?: { readonly locale: string };
  }
}

/**
 * Calls: https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/dollar-crisp/
 * Language: https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/language-customization/
 * Policy: https://docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names/
 */
export const crisp: ChatProvider = {
  policy: () => ({
    hosts: ['https://*.crisp.chat'],
    sockets: ['wss://*.relay.crisp.chat'],
    inlineStyles: true,
    blobWorkers: true,
  }),
  begin(id, locale) {
    window.$crisp = [];
    window.CRISP_WEBSITE_ID = id;
    window.CRISP_RUNTIME_CONFIG = { locale };
    return 'https://client.crisp.chat/l.js';
  },
  setVisible: (isVisible) => push('do', isVisible ? 'chat:show' : 'chat:hide'),
  setUser({ name, mobile }) {
    if (name !== undefined) push('set', 'user:nickname', [name]);
    push('set', 'user:phone', [mobile]);
  },
  reset: () => push('do', 'session:reset'),
};

function push(...command: readonly unknown[]): void {
  window.$crisp?.push(command);
}
