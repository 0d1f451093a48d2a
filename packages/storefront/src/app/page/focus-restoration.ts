/** Identifies an element again after its page has been rendered again. */
interface FocusTarget {
  readonly tag: string;
  readonly label: string | null;
  /** The index among the elements with the same label. */
  readonly index: number;
}

/** A list that loads after this time does not take the focus. */
const timeoutMs = 5_000;

/**
 * The focus targets by history key. The first entry of a document has no key. They are not stored, because they would
 * show the device's next user what was viewed.
 */
const targets = new Map<string | undefined, FocusTarget>();
let next: FocusTarget | undefined;
let opened: Element | null | undefined;

/** Remembers the last focused element of each history entry, and marks the card that was opened. */
export function trackFocus(): () => void {
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) targets.set(historyKey(), targetOf(target));
  };
  const open = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    markOpened(link);
    // Safari does not focus a link that is clicked. The link of a card's preview is gone after Back.
    targets.set(historyKey(), targetOf(link.ariaHidden && opened ? opened : link));
  };
  document.addEventListener('focusin', remember);
  document.addEventListener('click', open, true);
  // Back animates the page's own picture, even if a card was opened on it.
  const clear = () => markOpened(undefined);
  window.addEventListener('popstate', clear);
  return () => {
    window.removeEventListener('popstate', clear);
    document.removeEventListener('focusin', remember);
    document.removeEventListener('click', open, true);
  };
}

/** Marks the card for the page transition. The first link of a list item is the card, which a preview may cover. */
function markOpened(link: Element | undefined): void {
  opened?.removeAttribute('data-opened');
  opened = link && (link.closest('li')?.querySelector('a') ?? link);
  opened?.setAttribute('data-opened', '');
}

/** Marks the card that was opened on this history entry, or removes the mark. */
export function markOpenedAgain(key?: string): void {
  const target = key === undefined ? undefined : targets.get(key === 'default' ? undefined : key);
  const links = target ? elementsLike(target) : [];
  // The preview of a card is gone.
  markOpened(links[target?.index ?? 0] ?? links[0]);
}

/** Gives the focus to this link after the next navigation. */
export function focusLinkNext(href: string): void {
  next = { tag: 'a', label: href, index: 0 };
}

/** Returns the target to focus in the current history entry. */
export function takeFocusTarget(isBack: boolean): FocusTarget | undefined {
  const target = next ?? (isBack ? targets.get(historyKey()) : undefined);
  next = undefined;
  return target;
}

/** Focuses the element as soon as it is rendered, unless the viewer acts first. */
export function focusWhenRendered(target: FocusTarget): () => void {
  let focused = document.activeElement;
  const focus = () => {
    const { activeElement, body } = document;
    if (activeElement !== focused && activeElement !== body) return stop();
    // A list that restores its position may reuse the same element for another item.
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

/** Returns the router's key of the current history entry. The history may be slightly ahead of the router. */
export function historyKey(): string | undefined {
  const entry: unknown = window.history.state;
  const hasKey = typeof entry === 'object' && entry !== null && 'key' in entry;
  return hasKey && typeof entry.key === 'string' ? entry.key : undefined;
}
