import './SupportWidget.css.ts';
import { isScrollOver, scrollEndDelayMs } from '@parde/domain';
import { useEffect } from 'react';
import { usePage } from '../../app/page/Storefront.tsx';
import type { Report } from '../../app/report/report.ts';
import { rootElementId } from './own-element.ts';

/**
 * Loads the support chat. Once loaded, it stays in the document, and is hidden on pages without support and while
 * scrolling.
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

/** Loads the chat once per document, when the browser is idle. A failure is only reported. */
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
  // Older iPhones do not have requestIdleCallback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(load, 2000);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(load);
  return () => cancelIdleCallback(waiting);
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

export function watchScrolling(onChange: (isScrolling: boolean) => void): () => void {
  let lastScrollAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    const now = Date.now();
    if (isScrollOver(lastScrollAt, now)) {
      timer = undefined;
      onChange(false);
    } else {
      timer = setTimeout(check, scrollEndDelayMs - (now - lastScrollAt));
    }
  };
  const onScroll = () => {
    lastScrollAt = Date.now();
    if (timer !== undefined) return;
    onChange(true);
    timer = setTimeout(check, scrollEndDelayMs);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    clearTimeout(timer);
  };
}
