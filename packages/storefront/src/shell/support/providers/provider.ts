import type { Support } from '../../../brand/define-brand.ts';

/** The additions to the content policy of documents with the chat. */
export interface ChatPolicy {
  readonly hosts: readonly string[];
  readonly sockets: readonly string[];
  /** True if the chat adds `<style>` elements to the page. */
  readonly inlineStyles: boolean;
  readonly blobWorkers?: boolean;
}

export interface ChatUser {
  readonly name?: string | undefined;
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
