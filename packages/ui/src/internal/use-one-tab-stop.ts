import { type RefObject, useEffect } from 'react';
import { arrowDirection } from './scroll-track.ts';

/**
 * Makes a row of items one tab stop: Tab moves to the item that was used last. Left and right arrows, Home and End
 * move between the items, or between the options of one item. The down arrow moves from an item to its options, the
 * up arrow back. Before hydration every control is a tab stop.
 */
export function useOneTabStop(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let item: Element | undefined;
    let stop: HTMLElement | undefined;
    const setTabStop = () => {
      const controls = controlsIn(element);
      if (!stop?.isConnected) stop = controls.find((each) => item?.contains(each)) ?? controls[0];
      for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      stop = controlsIn(element).find((control) => control === target);
      item = Array.from(element.children).find((each) => stop && each.contains(stop));
      setTabStop();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      // The options of an item may be hidden when the focus returns.
      stop = undefined;
      setTabStop();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const isFocused = targetsOf(event.key, element).some((control) => {
        control.focus();
        return control === document.activeElement;
      });
      if (isFocused) event.preventDefault();
    };
    setTabStop();
    const changes = new MutationObserver(setTabStop);
    changes.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      changes.disconnect();
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [row]);
}

function controlsIn(element: Element): HTMLElement[] {
  return Array.from(element.querySelectorAll<HTMLElement>('a[href]:not([aria-hidden]), button'));
}

/** Returns the controls that the key moves to, the nearest first. Hidden controls cannot take the focus. */
function targetsOf(key: string, row: Element): readonly HTMLElement[] {
  const items = Array.from(row.children, controlsIn);
  const first = items.flatMap(([control]) => control ?? []);
  const focusedGroup = items.find((controls) => controls.some(isFocused)) ?? [];
  const groupIndex = focusedGroup.findIndex(isFocused);
  if (key === 'Home') return first;
  if (key === 'End') return first.reverse();
  if (key === 'ArrowDown') return focusedGroup.slice(groupIndex + 1);
  if (key === 'ArrowUp') return focusedGroup.slice(0, Math.max(0, groupIndex)).reverse();
  const step = arrowDirection(key, row);
  if (!step) return [];
  const all = groupIndex === 0 ? first : items.flat();
  const here = all.findIndex(isFocused);
  return step === 1 ? all.slice(here + 1) : all.slice(0, here).reverse();
}

function isFocused(control: Element): boolean {
  return control === document.activeElement;
}
