const reduced = /\(prefers-reduced-motion: reduce\)/g;
const noPreference = /\(prefers-reduced-motion: no-preference\)/g;
const alwaysTrue = '(min-width: 0px)';
const alwaysFalse = '(max-width: 0px)';

/** The original media conditions, before the toolbar changed them. */
const originalConditions = new WeakMap<CSSMediaRule, string>();

/** Rewrites the media queries in place, as if the viewer preferred reduced motion. */
export function reduceMotion(reduce: boolean): void {
  for (const sheet of Array.from(document.styleSheets)) rewrite(sheet.cssRules, reduce);
}

function rewrite(rules: CSSRuleList, reduce: boolean): void {
  for (const rule of Array.from(rules)) {
    if (rule instanceof CSSMediaRule) {
      const condition = originalConditions.get(rule) ?? rule.media.mediaText;
      originalConditions.set(rule, condition);
      rule.media.mediaText = reduce
        ? condition.replace(reduced, alwaysTrue).replace(noPreference, alwaysFalse)
        : condition;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules, reduce);
  }
}
