const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

let isWaiting = false;

/** Calls `act` once, when the viewer first does something: what only a press needs keeps out of the way of the page. */
export function afterFirstMove(act: () => void): void {
  if (isWaiting) return;
  isWaiting = true;
  const seen = new AbortController();
  const onSign = () => {
    seen.abort();
    act();
  };
  for (const sign of signs) {
    window.addEventListener(sign, onSign, { capture: true, passive: true, signal: seen.signal });
  }
}
