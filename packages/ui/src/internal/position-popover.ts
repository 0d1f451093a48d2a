const gap = 8;

/** Positions a panel below its anchor, or above where there is more room, and within the window. */
export function positionPopover(
  panel: HTMLElement,
  anchor: HTMLElement,
  align: 'start' | 'center',
): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsBelow = box.bottom + gap + height <= clientHeight - gap;
  const below = fitsBelow || clientHeight - box.bottom >= box.top;
  const atStart = getComputedStyle(anchor).direction === 'rtl' ? box.right - width : box.left;
  const wanted = align === 'center' ? box.left + (box.width - width) / 2 : atStart;
  const left = Math.max(gap, Math.min(wanted, clientWidth - width - gap));
  panel.style.setProperty('top', `${below ? box.bottom + gap : box.top - gap - height}px`);
  panel.style.setProperty('left', `${left}px`);
}
