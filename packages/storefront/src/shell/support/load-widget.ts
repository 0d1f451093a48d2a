import type { Report } from '../../app/report/report.ts';
import { ownElementId } from './own-element.ts';

const chatMark = 'data-support-chat';
const invisible = ['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE'];

let isLoaded = false;

/** Once in a document, when the browser has nothing better to do. Its failure is nobody's business but ours. */
export function loadWidgetWhenIdle(url: string, report: Report): () => void {
  if (isLoaded) return () => {};
  const load = () => {
    isLoaded = true;
    markWhatComes();
    const script = document.createElement('script');
    script.async = true;
    script.src = url;
    script.onerror = () => report('support-widget-failed', new Error(`${url} did not load`));
    document.head.append(script);
  };
  // Older iPhones know no idle time.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(load, 2000);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(load);
  return () => cancelIdleCallback(waiting);
}

/** A chat adds its own elements to the body, whoever makes it. Marked, they can be hidden. */
function markWhatComes(): void {
  const mark = (node: Node) => {
    if (!(node instanceof Element) || node.id === ownElementId) return;
    if (!invisible.includes(node.tagName)) node.setAttribute(chatMark, '');
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(mark);
  }).observe(document.body, { childList: true });
}
