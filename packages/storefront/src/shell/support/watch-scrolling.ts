import { scrollEndDelayMs } from '@parde/domain';

export function watchScrolling(onChange: (isScrolling: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    if (timer === undefined) onChange(true);
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      onChange(false);
    }, scrollEndDelayMs);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    clearTimeout(timer);
  };
}
