import './chat.css.ts';
import type { Page } from '../../app/page/page.ts';
import type { Support } from '../../brand/define-brand.ts';
import { followUser } from './chat-user.ts';
import { rootElementId } from './own-element.ts';
import { type ChatProvider, chatProviders } from './providers.ts';
import { watchScrolling } from './watch-scrolling.ts';

const chatAttribute = 'data-support-chat';
const invisible = ['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE'];

let setVisible: ((isVisible: boolean) => void) | undefined;

/**
 * Shows the chat until the returned function is called. Once loaded, the chat stays in the document, and is hidden on
 * pages without support and while scrolling.
 */
export function showChat(support: Pick<Support, 'provider' | 'id'>, page: Page): () => void {
  const { dataset } = document.documentElement;
  if (setVisible) setVisible(true);
  else setVisible = start(support, page);
  dataset.support = 'here';
  const stop = watchScrolling((isScrolling) => {
    dataset.support = isScrolling ? 'scrolling' : 'here';
  });
  return () => {
    stop();
    delete dataset.support;
    setVisible?.(false);
  };
}

/** Loads the chat once per document. A failure is only reported. */
function start({ provider: name, id }: Pick<Support, 'provider' | 'id'>, page: Page) {
  const { facts, report } = page;
  const provider = chatProviders[name];
  const ready = readiness(provider);
  markChatElements();
  if (provider.setTheme) followTheme(provider.setTheme);
  const script = document.createElement('script');
  script.async = true;
  script.src = provider.begin(id, facts.language?.code ?? facts.locale);
  script.onerror = () => report('support-widget-failed', new Error(`${script.src} did not load`));
  document.head.append(script);
  followUser(provider, ready, page);
  return (isVisible: boolean) => void ready.then(() => provider.setVisible?.(isVisible));
}

async function readiness({ readyEvent: event }: ChatProvider): Promise<void> {
  if (event === undefined) return;
  await new Promise((resolve) => window.addEventListener(event, resolve, { once: true }));
}

/** Marks the chat's elements, so that they can be hidden. Any chat adds its elements to the body. */
function markChatElements(): void {
  const mark = (node: Node) => {
    if (!(node instanceof Element) || node.id === rootElementId) return;
    if (!invisible.includes(node.tagName)) node.setAttribute(chatAttribute, '');
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(mark);
  }).observe(document.body, { childList: true });
}

function followTheme(setTheme: NonNullable<ChatProvider['setTheme']>): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    const isDark = root.dataset.theme ? root.dataset.theme === 'dark' : system.matches;
    setTheme(isDark ? 'dark' : 'light');
  };
  follow();
  system.addEventListener('change', follow);
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
}
