const reduced = /\(prefers-reduced-motion: reduce\)/g;
const lively = /\(prefers-reduced-motion: no-preference\)/g;
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/** What a rule's condition was before the toolbar had its say. */
const written = new WeakMap<CSSMediaRule, string>();

/** Lets the stylesheets themselves answer as if the viewer had asked for less motion. */
export function reduceMotion(reduce: boolean): void {
  for (const sheet of Array.from(document.styleSheets)) rewrite(sheet.cssRules, reduce);
}

function rewrite(rules: CSSRuleList, reduce: boolean): void {
  for (const rule of Array.from(rules)) {
    if (rule instanceof CSSMediaRule) {
      const condition = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, condition);
      rule.media.mediaText = reduce
        ? condition.replace(reduced, always).replace(lively, never)
        : condition;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules, reduce);
  }
}
