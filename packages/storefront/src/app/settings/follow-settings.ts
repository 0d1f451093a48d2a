import { kidsHome } from '../../paths.ts';
import type { PageFacts } from '../page/page.ts';
import { autoplay } from './autoplay.ts';
import { contentFilter } from './content-filter.ts';
import { kidsMode } from './kids-mode.ts';
import { nightMode } from './night-mode.ts';
import { reducedMotion } from './reduced-motion.ts';

/** What is changed in one tab holds in all. */
export function followSettings(facts: PageFacts): void {
  for (const setting of [nightMode, reducedMotion, autoplay]) setting.follow(facts);
  contentFilter.follow(facts);
  kidsMode.follow(facts, (isOn) => {
    if (isOn) window.location.replace(kidsHome);
  });
}
