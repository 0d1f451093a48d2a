import { laterRel, paintedName } from './first-paint.ts';

const moduleScript = /(<script\b[^>]*\btype="module"[^>]*>)(import [\s\S]*?)(?=<\/script>)/g;
const staticImport = /^import (?:\* as (\w+) from )?("[^"]+");/gm;
const modulePreload = /(<link\b[^>]*\brel=")modulepreload"/g;

/**
 * Scripts of a whole document wait for its first paint: on a poor line they would share the line with the words' font
 * and the picture that a viewer came for. The early script keeps the promise, and makes the links what they were.
 *
 * What streams keeps its own order: there, the scripts travel while the API still answers.
 */
export function scriptsAfterPaint(html: string): string {
  return html
    .replace(modulePreload, `$1${laterRel}"`)
    .replace(moduleScript, (_all, open: string, text: string) => {
      const late = text.replace(staticImport, (_import, name: string | undefined, from: string) =>
        name === undefined ? `await import(${from});` : `const ${name} = await import(${from});`,
      );
      return `${open}await window.${paintedName};\n${late}`;
    });
}
