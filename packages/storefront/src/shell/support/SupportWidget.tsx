import './SupportWidget.css.ts';
import { useEffect } from 'react';
import { usePage } from '../../app/page/Storefront.tsx';
import type { Report } from '../../app/report/report.ts';
import { ownElementId } from './own-element.ts';
import { watchScrolling } from './watch-scrolling.ts';

/**
 * The support chat of the configuration, on the pages that have this. A chat that came stays in the document, so on
 * all other pages it is hidden, and while the page scrolls it is out of the way.
 */
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

/** Once in a document, when the browser has nothing better to do. Its failure is nobody's business but ours. */
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
  // Older iPhones know no idle time.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(load, 2000);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(load);
  return () => cancelIdleCallback(waiting);
}

/** A chat adds its own elements to the body, whoever makes it. Marked, they can be hidden. */
function markChatElements(): void {
  const mark = (node: Node) => {
    if (!(node instanceof Element) || node.id === ownElementId) return;
    if (!invisible.includes(node.tagName)) node.setAttribute(chatAttribute, '');
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(mark);
  }).observe(document.body, { childList: true });
}
