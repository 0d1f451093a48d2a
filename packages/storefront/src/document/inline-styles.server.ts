const stylesheetLink = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*>/g;
const modulePreload = /<link\b(?=[^>]*\brel="modulepreload")/g;

/**
 * Puts the CSS that a document needs into its head, so that nothing blocks the first paint. The framework's link
 * stays where it was, since hydration looks for it there; `disabled`, it is not fetched a second time. A page that is
 * reached later, without a document, loads its own file by a link of its own.
 */
export function inlineStyles(
  head: string,
  nonce: string,
  styleOf: (href: string) => string | undefined,
): string {
  return (
    head
      .replace(stylesheetLink, (link, href: string) => {
        // The framework marks what the entry brings by an empty fragment.
        const css = styleOf(href.replace(/#$/, ''));
        if (css === undefined) return link;
        // In a style element only its own end tag could end it; CSS may say "<" in strings, so it is escaped there.
        const text = css.replaceAll('</', '<\\/');
        return `<style nonce="${nonce}">${text}</style>${link.replace(/\s*\/?>$/, ' disabled=""/>')}`;
      })
      // Scripts wait their turn: pictures and fonts come first on a poor line.
      .replace(modulePreload, '<link fetchpriority="low"')
  );
}
