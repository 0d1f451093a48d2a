import type { PageFacts } from '../page/page.ts';
import { autoplay } from './autoplay.ts';
import { contentFilter } from './content-filter.ts';
import { nightMode } from './night-mode.ts';
import { reducedMotion } from './reduced-motion.ts';

const settings = [nightMode, reducedMotion, autoplay, contentFilter];

/** Another tab has stored a text under a key, or removed it; null stands for all keys. */
export function readSettingsAgain(
  facts: PageFacts,
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
): void {
  for (const setting of settings) {
    if (key === null || setting.key === key) setting.readAgain(facts, newValue);
  }
}
