/** True if the system's setting requests reduced motion, or the page does with `data-motion="reduced"` on the root. */
export function isMotionReduced(): boolean {
  return (
    document.documentElement.dataset.motion === 'reduced' ||
    !matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}
