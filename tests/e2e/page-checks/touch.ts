import type { Page } from '@playwright/test';

/**
 * Checks a phone page at rest: each target is large enough for a finger, and bars take no more than 15 % of the
 * height.
 */
export async function touchFaults(page: Page): Promise<string[]> {
  await page.evaluate(scrollToTop);
  const share = await page.evaluate(shareOfBars);
  const bars = share > 0.15 ? [`bars cover ${Math.round(share * 100)} % of the window`] : [];
  return [...bars, ...(await page.evaluate(smallTargets))];
}

/** Scrolls to the top and waits until the header has finished its animation. */
async function scrollToTop(): Promise<void> {
  window.scrollTo({ top: 0, behavior: 'instant' });
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const header = document.querySelector('header');
  const motions = header?.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(motions.map(({ finished }) => finished));
}

/**
 * A small icon may have a larger area around it that takes the touch. Links within a sentence are as high as its
 * line.
 */
function smallTargets(): string[] {
  const side = 44;
  const isInSentence = (target: Element) => {
    const words = target.closest('p, li, dd, td')?.textContent?.trim();
    return (
      getComputedStyle(target).display === 'inline' &&
      words !== undefined &&
      words !== target.textContent?.trim()
    );
  };
  /** How far the target takes touches from its centre, the sum of both directions. */
  const reach = (target: Element, [dx, dy]: readonly [number, number]) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const oneWay = (sign: number) => {
      let far = 0;
      while (
        far < side &&
        target.contains(
          document.elementFromPoint(x + sign * dx * (far + 1), y + sign * dy * (far + 1)),
        )
      ) {
        far += 1;
      }
      return far;
    };
    return oneWay(1) + oneWay(-1);
  };
  const takesTouchesAround = (target: Element) => {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { width, height } = target.getBoundingClientRect();
    // Touches are tested in complete pixels from the centre, which may lie between two pixels.
    const isWide = width >= side || reach(target, [1, 0]) >= side - 2;
    return isWide && (height >= side || reach(target, [0, 1]) >= side - 2);
  };
  const targets = Array.from(
    (document.querySelector('dialog:modal') ?? document).querySelectorAll(
      'a[href], button, input, select, textarea, summary',
    ),
    (control) =>
      (control.matches('[type=radio], [type=checkbox]') && control.closest('label')) || control,
  );
  return Array.from(new Set(targets)).flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    // Hidden until the control has the focus, or only for screen readers.
    const isHidden = width <= 1 || height <= 1 || target.closest('[inert]') !== null;
    if (isHidden || !target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      return [];
    }
    if (width >= side - 0.5 && height >= side - 0.5) return [];
    if (isInSentence(target) || takesTouchesAround(target)) return [];
    const name = target.ariaLabel ?? target.textContent?.trim() ?? target.tagName;
    return [
      `${target.tagName} “${name.slice(0, 40)}”: ${Math.round(width)} × ${Math.round(height)}`,
    ];
  });
}

/**
 * The share of the window's height that full-width bars over the page cover. Toasts are left out, because they are
 * popovers that disappear or are closed.
 */
export function shareOfBars(): number {
  const bars = Array.from(document.querySelectorAll('body *')).filter((part) => {
    const { position, insetBlockStart, insetBlockEnd } = getComputedStyle(part);
    const { width, height, top, bottom } = part.getBoundingClientRect();
    // A sticky element is part of the page until it sticks.
    const isStuck =
      position === 'sticky' &&
      (top <= Number.parseFloat(insetBlockStart) ||
        innerHeight - bottom <= Number.parseFloat(insetBlockEnd));
    if (position !== 'fixed' && !isStuck) return false;
    const isBar = width >= innerWidth * 0.9 && height > 1 && height < innerHeight * 0.9;
    const isVisible = part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return (
      isBar && isVisible && bottom > 0 && top < innerHeight && !part.closest('dialog, [popover]')
    );
  });
  const heights = bars
    .filter((bar) => !bars.some((other) => other !== bar && other.contains(bar)))
    .map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0);
    });
  return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
}
