/** By the system's setting, or by the page's own: `data-motion="reduced"` on the root. */
export function isMotionReduced(): boolean {
  return (
    document.documentElement.dataset.motion === 'reduced' ||
    !matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}
