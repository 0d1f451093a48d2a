import type { PageFacts } from '../page/page.ts';
import { autoplay } from './autoplay.ts';
import { contentFilter } from './content-filter.ts';
import { nightMode } from './night-mode.ts';
import { reducedMotion } from './reduced-motion.ts';

const settings = [nightMode, reducedMotion, autoplay, contentFilter];

/** Called when another tab has changed or removed the text under a key. A null key means all keys. */
export function readSettingsAgain(
  facts: PageFacts,
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
): void {
  for (const setting of settings) {
    if (key === null || setting.key === key) setting.readAgain(facts, newValue);
  }
}
