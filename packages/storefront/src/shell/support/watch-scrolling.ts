import { isScrollOver, scrollEndDelayMs } from '@parde/domain';

export function watchScrolling(onChange: (isScrolling: boolean) => void): () => void {
  let lastScrollAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const now = Date.now();
    if (isScrollOver(lastScrollAt, now)) {
      timer = undefined;
      onChange(false);
    } else {
      timer = setTimeout(look, scrollEndDelayMs - (now - lastScrollAt));
    }
  };
  const onScroll = () => {
    lastScrollAt = Date.now();
    if (timer !== undefined) return;
    onChange(true);
    timer = setTimeout(look, scrollEndDelayMs);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    clearTimeout(timer);
  };
}
