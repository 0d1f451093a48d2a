import type { TitleDecision } from '@parde/domain';
import type { TitleBase } from '../../titles/title-base.ts';

/** While the decision is undefined because it loads, only the badge counts. */
export function isReleased(
  { badge }: Pick<TitleBase, 'badge'>,
  decision: Pick<TitleDecision, 'watch'> | undefined,
): boolean {
  const watch = decision?.watch.kind;
  return badge !== 'soon' && watch !== 'not-released' && watch !== 'presale';
}
