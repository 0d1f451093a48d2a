import { asRecord } from '../../lib/json.ts';
import { cssOf } from './css.ts';
import type { Source, Tokens } from './read.ts';

/** True for a token of the themes' contract. The excluded tokens are used only by other tokens. */
const inContract = (path: string): boolean => !/^(?:breakpoint|font\.leadingLatin)\./.test(path);

interface Tree {
  [name: string]: Tree | string;
}

/** Nests dotted paths: `{ 'a.b': '1' }` → `{ a: { b: '1' } }`. The leaves are unchanged. */
function nest(entries: Iterable<readonly [string, string]>): Tree {
  const tree: Tree = {};
  for (const [path, leaf] of entries) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let node = tree;
    for (const name of names) {
      const next = node[name];
      const child: Tree = typeof next === 'object' ? next : {};
      node[name] = child;
      node = child;
    }
    node[last] = leaf;
  }
  return tree;
}

const write = (node: Tree | string): string =>
  typeof node === 'string'
    ? node
    : `{\n${Object.entries(node)
        .map(([name, child]) => `${name}: ${write(child)},`)
        .join('\n')}\n}`;

const cssValues = (tokens: Tokens): [string, string][] =>
  [...tokens].map(([path, token]) => [path, cssOf(path, token)]);

const quoted = (entries: Iterable<readonly [string, string]>): Tree =>
  nest([...entries].map(([path, css]) => [path, JSON.stringify(css)] as const));

/** Converts `color.onAccent` to `'var(--parde-color-on-accent)'`. */
const reference = (path: string): string => {
  const kebab = path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return JSON.stringify(`var(--parde-${kebab})`);
};

/** Makes the module with the custom properties of all tokens and their descriptions. */
export function varsModule({ themes }: Source): string {
  const [tokens] = themes.values();
  if (!tokens) throw new Error('There is no theme');
  const leaves = [...tokens.keys()].filter(inContract);
  const vars = nest(leaves.map((path) => [path, reference(path)] as const));
  const described = (node: Tree, path: readonly string[]): string =>
    Object.entries(node)
      .map(([name, child]) => {
        const here = [...path, name];
        const description = tokens.get(here.join('.'))?.description;
        const value = typeof child === 'string' ? child : `{\n${described(child, here)}\n}`;
        return `${description ? `/** ${description} */\n` : ''}${name}: ${value},`;
      })
      .join('\n');
  return `export const tokenVars = {\n${described(vars, [])}\n} as const;\n`;
}

/** Makes the module with the values that all brands share, and the values of each brand. */
export function valuesModule({ base, themes, kids }: Source): string {
  const shared = cssValues(base).filter(([path]) => !path.startsWith('breakpoint.'));
  const widths = [...base].filter(([path]) => path.startsWith('breakpoint.'));
  const brands = [...new Set([...themes.keys()].map((name) => name.replace(/\.\w+$/, '')))];
  const kidsColors = [...kids].flatMap(([name, tokens]) =>
    cssValues(tokens).map(
      ([path, css]) => [`${name}.${path.replace(/^color\./, '')}`, css] as const,
    ),
  );
  return `import type { BrandOverrides, BrandTokens } from '../theme/brands/brand.ts';

/** Values that no brand changes: rhythm, type, motion and stacking order. */
export const shared = ${write(quoted(shared))} as const;

/** The widths at which a wider layout begins. Phones are the base and need no query. */
export const breakpoints = {
${widths.map(([path, { value }]) => `${path.slice('breakpoint.'.length)}: ${asRecord(value).value},`).join('\n')}
} as const;

${brands.map((brand) => brandValues(brand, base, themes)).join('\n')}
/** The colours of kids' pages, by age group and mode. */
export const kids = ${write(quoted(kidsColors))} as const;
`;
}

const isModal = (path: string): boolean => /^(?:color|elevation)\./.test(path);

/** Returns the complete values of the main brand, or the differences of another brand from it. */
function brandValues(brand: string, base: Tokens, themes: Source['themes']): string {
  const of = (name: string, mode: 'light' | 'dark'): Map<string, string> => {
    const tokens = themes.get(`${name}.${mode}`);
    if (!tokens) throw new Error(`The brand ${name} has no theme ${name}.${mode}`);
    return new Map(cssValues(tokens).filter(([path]) => !base.has(path)));
  };
  const modeEntries = (mode: 'light' | 'dark', modal: boolean): [string, string][] => {
    const main = brand === 'main' ? new Map<string, string>() : of('main', mode);
    return [...of(brand, mode)].filter(
      ([path, css]) => isModal(path) === modal && main.get(path) !== css,
    );
  };
  const fixed = modeEntries('dark', false);
  if (JSON.stringify(fixed) !== JSON.stringify(modeEntries('light', false))) {
    throw new Error(`${brand}: only colours and elevation may differ by mode`);
  }
  const values: Tree = {
    dark: quoted(modeEntries('dark', true)),
    light: quoted(modeEntries('light', true)),
    ...quoted(fixed),
  };
  const type = brand === 'main' ? 'BrandTokens' : 'BrandOverrides';
  return `export const ${brand}: ${type} = ${write(values)};\n`;
}
