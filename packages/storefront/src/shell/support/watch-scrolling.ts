import { isScrollOver, scrollEndDelayMs } from '@parde/domain';

export function watchScrolling(onChange: (isScrolling: boolean) => void): () => void {
  let lastScrollAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    const now = Date.now();
    if (isScrollOver(lastScrollAt, now)) {
      timer = undefined;
      onChange(false);
    } else {
      timer = setTimeout(check, scrollEndDelayMs - (now - lastScrollAt));
    }
  };
  const onScroll = () => {
    lastScrollAt = Date.now();
    if (timer !== undefined) return;
    onChange(true);
    timer = setTimeout(check, scrollEndDelayMs);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    clearTimeout(timer);
  };
}
