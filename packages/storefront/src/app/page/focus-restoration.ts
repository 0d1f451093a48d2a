import { historyKey } from '../browser/history-key.ts';

/** Finds an element again after its page was rendered anew. */
interface FocusTarget {
  readonly tag: string;
  readonly label: string | null;
  /** The position among the elements of that label. */
  readonly index: number;
}

/** A list that arrives later does not take the focus. */
const timeoutMs = 5_000;

/**
 * By the key of the history entry. The first entry of a document has none. In memory only: stored, they would tell the next
 * person what was looked at.
 */
const targets = new Map<string | undefined, FocusTarget>();
let next: FocusTarget | undefined;

/** Keeps the last focused element of each history entry. */
export function keepFocus(): () => void {
  const keep = ({ target }: FocusEvent) => {
    if (target instanceof Element) targets.set(historyKey(), targetOf(target));
  };
  document.addEventListener('focusin', keep);
  return () => document.removeEventListener('focusin', keep);
}

/** After the next navigation this link gets the focus. */
export function focusLinkNext(href: string): void {
  next = { tag: 'a', label: href, index: 0 };
}

/** Returns what should get the focus in the current history entry. */
export function takeFocusTarget(isBack: boolean): FocusTarget | undefined {
  const target = next ?? (isBack ? targets.get(historyKey()) : undefined);
  next = undefined;
  return target;
}

/** Focuses the element as soon as it is there, unless the viewer acts first. */
export function focusWhenRendered(target: FocusTarget): () => void {
  let focused = document.activeElement;
  const focus = () => {
    const { activeElement, body } = document;
    if (activeElement !== focused && activeElement !== body) return stop();
    // A list that finds its place again may show another item in the same element.
    if (activeElement && labelOf(activeElement) === target.label) return;
    elementsLike(target)[target.index]?.focus({ preventScroll: true });
    focused = document.activeElement;
  };
  const changes = new MutationObserver(focus);
  const stop = () => {
    changes.disconnect();
    clearTimeout(timeout);
    for (const type of actions) document.removeEventListener(type, stop, true);
  };
  const timeout = setTimeout(stop, timeoutMs);
  const actions = ['keydown', 'pointerdown'];
  for (const type of actions) document.addEventListener(type, stop, true);
  changes.observe(document.body, { childList: true, subtree: true });
  focus();
  return stop;
}

function targetOf(element: Element): FocusTarget {
  const like = { tag: element.localName, label: labelOf(element) };
  return { ...like, index: elementsLike(like).findIndex((each) => each.isSameNode(element)) };
}

function elementsLike({ tag, label }: Pick<FocusTarget, 'tag' | 'label'>): HTMLElement[] {
  const elements = Array.from(document.querySelectorAll<HTMLElement>(tag));
  return elements.filter((element) => labelOf(element) === label);
}

function labelOf(element: Element): string | null {
  return (
    element.getAttribute('href') ??
    element.getAttribute('name') ??
    element.getAttribute('aria-label') ??
    (element.localName === 'button' ? element.textContent : null)
  );
}
