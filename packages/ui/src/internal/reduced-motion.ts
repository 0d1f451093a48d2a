/** True if the system's setting requests reduced motion, or the page does with `data-motion="reduced"` on the root. */
export function isMotionReduced(): boolean {
  return (
    document.documentElement.dataset.motion === 'reduced' ||
    !matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}

/** True if the viewer saves data or prefers reduced motion, so that nothing should move or load by itself. */
export function prefersNoMotion(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData');
  return savesData === true || isMotionReduced();
}
