import type { ChatProvider, ChatUser } from './provider.ts';

interface CustomChat {
  readonly language: string;
  readonly theme: 'light' | 'dark';
  readonly visible: boolean;
  readonly user?: ChatUser | undefined;
}

declare global {
  interface Window {
    supportChat?: CustomChat;
  }
}

let chat: CustomChat = { language: '', theme: 'light', visible: true };

/** Changes `window.supportChat`, and notifies the brand's script. */
function change(part: Partial<CustomChat>): void {
  chat = { ...chat, ...part };
  window.supportChat = chat;
  window.dispatchEvent(new Event('supportchat'));
}

export const custom: ChatProvider = {
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
