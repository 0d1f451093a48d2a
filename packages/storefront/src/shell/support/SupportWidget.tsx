import './SupportWidget.css.ts';
import { useEffect } from 'react';
import { usePage } from '../../app/page/Storefront.tsx';
import type { Report } from '../../app/report/report.ts';
import { ownElementId } from './own-element.ts';
import { watchScrolling } from './watch-scrolling.ts';

/** Once loaded, the chat stays in the document. It is hidden on pages without support and while scrolling. */
export function SupportWidget() {
  const { facts, report } = usePage();
  const url = facts.supportWidget;
  useEffect(() => {
    if (url === undefined) return;
    const { dataset } = document.documentElement;
    const cancel = loadWidgetWhenIdle(url, report);
    dataset.support = 'here';
    const stop = watchScrolling((isScrolling) => {
      dataset.support = isScrolling ? 'scrolling' : 'here';
    });
    return () => {
      cancel();
      stop();
      delete dataset.support;
    };
  }, [url, report]);
  return null;
}

const chatAttribute = 'data-support-chat';
const invisible = ['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE'];

let isLoaded = false;

/** Once a document, when idle. A failure is only reported. */
function loadWidgetWhenIdle(url: string, report: Report): () => void {
  if (isLoaded) return () => {};
  const load = () => {
    isLoaded = true;
    markChatElements();
    const script = document.createElement('script');
    script.async = true;
    script.src = url;
    script.onerror = () => report('support-widget-failed', new Error(`${url} did not load`));
    document.head.append(script);
  };
  // Older iPhones lack requestIdleCallback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(load, 2000);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(load);
  return () => cancelIdleCallback(waiting);
}

/** Any chat adds elements to the body. Marking them allows hiding them. */
function markChatElements(): void {
  const mark = (node: Node) => {
    if (!(node instanceof Element) || node.id === ownElementId) return;
    if (!invisible.includes(node.tagName)) node.setAttribute(chatAttribute, '');
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(mark);
  }).observe(document.body, { childList: true });
}
