import type { TitleDecision } from '@parde/domain';
import type { TitleBase } from '../../titles/title-base.ts';

/** Undefined while the decision loads: then the badge alone says it. */
export function isReleased(
  { badge }: Pick<TitleBase, 'badge'>,
  decision: Pick<TitleDecision, 'watch'> | undefined,
): boolean {
  const watch = decision?.watch.kind;
  return badge !== 'soon' && watch !== 'not-released' && watch !== 'presale';
}
