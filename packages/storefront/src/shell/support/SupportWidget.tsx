import { useEffect } from 'react';
import { usePage } from '../../app/page/Storefront.tsx';
import { loadWidgetWhenIdle } from './load-widget.ts';
import './SupportWidget.css.ts';
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
