const gap = 8;

/** The visible height below the anchor that is enough even for a longer panel. */
const minHeight = 240;

/** Positions a panel below its anchor, or above if there is more space, and within the window. */
export function positionPopover(
  panel: HTMLElement,
  anchor: HTMLElement,
  align: 'start' | 'center',
): void {
  const box = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  panel.style.removeProperty('max-height');
  const { offsetWidth: width, offsetHeight: whole } = panel;
  const spaceBelow = clientHeight - box.bottom - 2 * gap;
  const spaceAbove = box.top - 2 * gap;
  const below =
    whole <= spaceBelow || spaceBelow >= Math.min(minHeight, whole) || spaceBelow >= spaceAbove;
  const height = Math.min(whole, below ? spaceBelow : spaceAbove);
  if (height < whole) panel.style.setProperty('max-height', `${height}px`);
  const atStart = getComputedStyle(anchor).direction === 'rtl' ? box.right - width : box.left;
  const wanted = align === 'center' ? box.left + (box.width - width) / 2 : atStart;
  const left = Math.max(gap, Math.min(wanted, clientWidth - width - gap));
  panel.style.setProperty('top', `${below ? box.bottom + gap : box.top - gap - height}px`);
  panel.style.setProperty('left', `${left}px`);
}
