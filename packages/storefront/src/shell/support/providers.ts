import { readLocalStorage, removeFromLocalStorage } from '../../app/browser/storage.ts';
import type { Support } from '../../brand/define-brand.ts';

/** The additions to the content policy of documents with the chat. */
export interface ChatPolicy {
  readonly hosts: readonly string[];
  readonly sockets: readonly string[];
  /** True if the chat adds `<style>` elements to the page. */
  readonly inlineStyles: boolean;
  readonly blobWorkers?: boolean;
}

interface ChatUser {
  readonly name?: string;
  readonly mobile: string;
}

/** An adapter has only functions that the provider documents. docs/brands.md lists them. */
export interface ChatProvider {
  policy(support: Support): ChatPolicy;
  /** Sets the globals that the chat's script reads, and returns the script's address. */
  begin(id: string, language: string): string;
  /** The window's event after which the other functions work. Without it, they work at once. */
  readonly readyEvent?: string;
  /** Called for pages without support and afterwards. CSS also hides the chat, and hides it during scrolling. */
  setVisible?(isVisible: boolean): void;
  setTheme?(theme: 'light' | 'dark'): void;
  setUser(user: ChatUser): void;
  /** Makes the chat forget the user. */
  reset(): void;
}

declare global {
  interface Window {
    /** An array until the script has loaded. */
    $crisp?: { push(command: readonly unknown[]): unknown };
    CRISP_WEBSITE_ID?: string;
    CRISP_RUNTIME_CONFIG?: { readonly locale: string };
    Goftino?: {
      setUser(user: { name?: string; phone: string; forceUpdate: boolean }): void;
      setWidget(widget: { hasIcon: boolean }): void;
      close(): void;
      unsetUserId?(): void;
    };
    RAYCHAT_TOKEN?: string;
    Raychat?: { setUser(user: { name?: string; phone: string; updateOnce: boolean }): void };
    supportChat?: CustomChat;
  }
}

/**
 * Calls: https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/dollar-crisp/
 * Form of the number: https://help.crisp.chat/en/article/how-to-automatically-set-users-phone-numbers-p6own1/
 * Language: https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/language-customization/
 * Policy: https://docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names/
 */
const crisp: ChatProvider = {
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
  setVisible: (isVisible) => window.$crisp?.push(['do', isVisible ? 'chat:show' : 'chat:hide']),
  setUser({ name, mobile }) {
    if (name !== undefined) window.$crisp?.push(['set', 'user:nickname', [name]]);
    window.$crisp?.push(['set', 'user:phone', [mobile.replace(/^0/, '+98')]]);
  },
  reset: () => window.$crisp?.push(['do', 'session:reset']),
};

const policyFor = (domain: string): ChatPolicy => ({
  hosts: [`https://*.${domain}`],
  sockets: [`wss://*.${domain}`],
  inlineStyles: true,
});

let storageKey = '';

/**
 * Calls: https://www.goftino.com/docs
 * Script and visitor's key, in a copy of Goftino's own plugin:
 * https://github.com/rivassh/hamidshariati.ir/blob/f00701a919a9dd9c5e3bd6e1fdecb5e61f285164/wp-content/plugins/goftino/goftino.php
 */
const goftino: ChatProvider = {
  policy: () => policyFor('goftino.com'),
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
  setUser: ({ mobile: phone, ...named }) =>
    window.Goftino?.setUser({ ...named, phone, forceUpdate: true }),
  reset() {
    window.Goftino?.unsetUserId?.();
    removeFromLocalStorage(storageKey);
  },
};

/**
 * Calls: https://raychat.io/api
 * Script and visitor's key: https://github.com/raychatio/raychat-wordpress-plugin
 */
const raychat: ChatProvider = {
  policy: () => policyFor('raychat.io'),
  begin(id) {
    window.RAYCHAT_TOKEN = id;
    return 'https://widget-react.raychat.io/install/widget.js';
  },
  readyEvent: 'raychat_ready',
  setUser: ({ mobile: phone, ...named }) =>
    window.Raychat?.setUser({ ...named, phone, updateOnce: false }),
  reset: () => removeFromLocalStorage('rayToken'),
};

interface CustomChat {
  readonly language: string;
  readonly theme: 'light' | 'dark';
  readonly visible: boolean;
  readonly user?: ChatUser | undefined;
}

let chat: CustomChat = { language: '', theme: 'light', visible: true };

/** Changes `window.supportChat`, and notifies the brand's script. */
function change(part: Partial<CustomChat>): void {
  chat = { ...chat, ...part };
  window.supportChat = chat;
  window.dispatchEvent(new Event('supportchat'));
}

const custom: ChatProvider = {
  policy(support) {
    const { hosts = [], inlineStyles = false } = support.provider === 'custom' ? support : {};
    const all = [new URL(support.id).origin, ...hosts];
    // CSP requires the web socket scheme for web sockets.
    const sockets = all.map((host) => host.replace(/^http/, 'ws'));
    return { hosts: all, sockets, inlineStyles };
  },
  begin(id, language) {
    change({ language });
    return id;
  },
  setVisible: (visible) => change({ visible }),
  setTheme: (theme) => change({ theme }),
  setUser: (user) => change({ user }),
  reset: () => change({ user: undefined }),
};

export const chatProviders: Readonly<Record<Support['provider'], ChatProvider>> = {
  goftino,
  raychat,
  crisp,
  custom,
};
