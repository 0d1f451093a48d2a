const lineLength = 80;

/** Joins the parts on one line if they fit, otherwise puts each part on its own line. */
export const wrap = (
  open: string,
  parts: readonly string[],
  close: string,
  comma = ',',
): string => {
  if (parts.length === 0) return `${open}${close}`;
  const space = comma === '' || open === '[' ? '' : ' ';
  const flat = `${open}${space}${parts.join(`${comma} `)}${space}${close}`;
  if (flat.length <= lineLength && !flat.includes('\n')) return flat;
  const lines = parts.map((part) => indent(part) + (part.startsWith('/*') ? '' : comma));
  return `${open}\n${lines.join('\n')}\n${close}`;
};

const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

export const quoted = (text: string): string => {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  if (!escaped.includes("'")) return `'${escaped}'`;
  return escaped.includes('"') ? `'${escaped.replaceAll("'", "\\'")}'` : `"${escaped}"`;
};

/** Prints a JSX attribute. */
export const attribute = (name: string, printed: string): string => {
  if (printed === 'true') return name;
  const plain = /^'([^'"\\{}&]*)'$/.exec(printed)?.[1];
  if (plain !== undefined) return `${name}="${plain}"`;
  const broken = printed.startsWith('<') && printed.includes('\n');
  return broken ? `${name}={\n${indent(printed)}\n}` : `${name}={${printed}}`;
};

export const jsx = (
  name: string,
  attributes: readonly string[],
  children: readonly string[],
): string => {
  const end = children.length === 0 ? ' />' : '>';
  const flatOpen = `<${[name, ...attributes].join(' ')}${end}`;
  const fits = flatOpen.length <= lineLength && !flatOpen.includes('\n');
  const open = fits ? flatOpen : `<${name}\n${attributes.map(indent).join('\n')}\n${end.trim()}`;
  if (children.length === 0) return open;
  const [only] = children;
  const flat = `${open}${only}</${name}>`;
  if (fits && children.length === 1 && flat.length <= lineLength && !flat.includes('\n')) {
    return flat;
  }
  return `${open}\n${children.map(indent).join('\n')}\n</${name}>`;
};

/** Prints a component that begins with hooks. */
export const component = (name: string, hooks: readonly string[], body: string): string =>
  [
    `export function ${name}() {`,
    ...hooks.map(indent),
    indent(`return (\n${indent(body)}\n);`),
    '}',
  ].join('\n');
