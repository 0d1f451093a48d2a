import * as domain from '@parde/domain';
import * as player from '@parde/player';
import { en } from '@parde/player/en';
import { fa } from '@parde/player/fa';
import * as poster from '@parde/player/poster';
import * as kit from '@parde/ui';
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { attribute, component, jsx, quoted, wrap } from './print.ts';
import { States } from './state.ts';

/** The public exports that a reader of the docs can import, with their packages. */
const publicNames = new Map<unknown, { name: string; from: string }>();
const modules: Readonly<Record<string, object>> = {
  '@parde/domain': domain,
  '@parde/ui': kit,
  '@parde/player': player,
  '@parde/player/poster': poster,
  '@parde/player/en': { en },
  '@parde/player/fa': { fa },
};
for (const [from, names] of Object.entries(modules)) {
  for (const [name, known] of Object.entries(names)) {
    if (typeof known === 'function' || from.startsWith('@parde/player/')) {
      publicNames.set(known, { name, from });
    }
  }
}

/** Up to this many siblings of one kind are printed in full. Longer lists are shortened with a comment. */
const maxRepeated = 6;
const shownOfRepeated = 3;

/** Returns the code that a reader would write to get the story's result: imports of public names, JSX and state. */
export function codeOf(story: () => ReactNode, propCode: PropCode = {}): string {
  const printWith = (states: States) => {
    const imports: Printing['imports'] = new Map();
    const parts = nodes(createElement(story), { imports, propCode, states, where: 'outside' });
    return { imports, body: parts.length === 1 ? (parts[0] ?? '') : jsx('', [], parts) };
  };
  const firstPass = new States();
  printWith(firstPass);
  const states = new States(firstPass);
  const { imports, body } = printWith(states);
  const hooks = states.linesFor(body);
  if (hooks.length > 0) use('react', 'useState', imports);
  const code = hooks.length > 0 ? component('Example', hooks, body) : body;
  // The code of siblings that are not shown may have used more names.
  const isShown = (name: string) => new RegExp(`\\b${name}\\b`).test(code);
  const lines = [...imports].sort().flatMap(([from, names]) => {
    const shown = [...names].filter(isShown).sort();
    return shown.length === 0 ? [] : `${wrap('import {', shown, '}')} from '${from}';`;
  });
  return `${lines.join('\n')}\n\n${code}\n`.trimStart();
}

/** Code for props that a story computes (mostly functions), by prop name. */
export type PropCode = Readonly<Record<string, string>>;

interface Printing {
  readonly propCode: PropCode;
  readonly imports: Map<string, Set<string>>;
  readonly states: States;
  /** The position of an element: outside a component that opens, among its actions, or in its content. */
  readonly where: 'outside' | 'actions' | 'within';
}

function nodes(node: unknown, printing: Printing): string[] {
  const printed: string[] = [];
  const kinds: unknown[] = [];
  let text = '';
  const endText = () => {
    if (text) printed.push(textChild(text));
    if (text) kinds.push('text');
    text = '';
  };
  for (const child of flatten(node)) {
    if (typeof child === 'string' || typeof child === 'number') {
      text += child;
    } else {
      endText();
      for (const line of element(child, printing)) {
        printed.push(line);
        kinds.push(isValidElement(child) ? child.type : child);
      }
    }
  }
  endText();
  return shorten(printed, kinds, (more) => `{/* and ${more} more */}`);
}

const textChild = (text: string): string =>
  /[{}<>&]|^\s|\s$|\n/.test(text) ? `{${quoted(text)}}` : text;

function* flatten(node: unknown): Generator<unknown> {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (typeof node !== 'string' && isIterable(node)) for (const child of node) yield* flatten(child);
  else yield node;
}

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value;

function element(node: unknown, printing: Printing): string[] {
  if (!isValidElement<Record<string, unknown>>(node)) return [`{${value(node, printing)}}`];
  const { type, props } = node;
  // Tests read the arguments of handlers from this element. It is not part of the example.
  if (type === 'output' && props.hidden) return [];
  if (type === Fragment) return nodes(props.children, printing);
  const name = typeof type === 'string' ? type : nameOf(type, printing);
  if (name !== undefined) return [named(name, props, printing)];
  return nodes(typeof type === 'function' ? rendered(node) : props.children, printing);
}

function named(name: string, props: Readonly<Record<string, unknown>>, printing: Printing): string {
  const { children, ...rest } = props;
  const { states, where } = printing;
  const fromState = states.propsFromState(rest, (given) => value(given, printing));
  const within = (place: Printing['where']) =>
    fromState.open ? { ...printing, where: place } : printing;
  const clickHandler = name === 'Button' && rest.onClick ? states.clickHandler(where) : undefined;
  const code = (key: string, given: unknown) => {
    const own =
      propCodeFor(key, printing) ??
      fromState[key] ??
      (key === 'onClick' ? clickHandler : undefined);
    return own ?? value(given, within('actions'));
  };
  const attributes = Object.entries(rest)
    .filter(([key, given]) => given !== undefined || requiredProps.has(key))
    .map(([key, given]) => attribute(key, code(key, given)));
  return jsx(name, attributes, childrenOf(children, within('within')));
}

/** Required props, which are printed even if their value is undefined. */
const requiredProps = new Set(['now', 'picture', 'value']);

function childrenOf(children: unknown, printing: Printing): string[] {
  if (typeof children === 'function') return [`{${propCode('children', children, printing)}}`];
  const printed = nodes(children, printing);
  if (printed.length > 0 || children === undefined) return printed;
  return [
    typeof children === 'string' || Array.isArray(children)
      ? `{${value(children, printing)}}`
      : '{null}',
  ];
}

const propCode = (prop: string, given: unknown, printing: Printing): string =>
  propCodeFor(prop, printing) ?? value(given, printing);

/** Returns the code that the story supplies for a prop, and imports the names that the code uses. */
function propCodeFor(prop: string, { imports, propCode }: Printing): string | undefined {
  const code = propCode[prop];
  for (const [, component, called] of code?.matchAll(/<([A-Z]\w*)|\b(\w+)\(/g) ?? []) {
    const name = component ?? called ?? '';
    const from = Object.entries(modules).find(([, names]) => name in names)?.[0];
    if (from !== undefined) use(from, name, imports);
  }
  return code;
}

function use(from: string, name: string, imports: Printing['imports']): void {
  const names = imports.get(from) ?? new Set();
  imports.set(from, names.add(name));
}

function nameOf(type: unknown, { imports }: Printing): string | undefined {
  const known = publicNames.get(type);
  if (!known) return undefined;
  use(known.from, known.name, imports);
  return known.name;
}

/**
 * Returns the content of a component that is local to the stories. React calls the component, because it may use
 * hooks.
 */
function rendered({ type, props }: ReactElement<Record<string, unknown>>): unknown {
  let result: unknown;
  const call = () => {
    if (typeof type === 'function') result = Reflect.apply(type, undefined, [props]);
  };
  renderToStaticMarkup(createElement(CallOnRender, { call }));
  return result;
}

function CallOnRender({ call }: { call: () => void }): null {
  call();
  return null;
}

function value(given: unknown, printing: Printing): string {
  if (typeof given === 'string') return quoted(address(given));
  if (given === null || (typeof given !== 'function' && typeof given !== 'object')) {
    return String(given);
  }
  const name = nameOf(given, printing);
  if (name !== undefined) return name;
  if (typeof given === 'function') return '() => {}';
  if (isValidElement<{ children?: unknown }>(given)) {
    const parts = element(given, printing);
    return parts.length === 1 && parts[0]?.startsWith('<') ? parts[0] : jsx('', [], parts);
  }
  if (given instanceof Date) return `new Date('${given.toISOString()}')`;
  if (Array.isArray(given)) {
    const parts = given.map((item) => value(item, printing));
    const kinds = parts.map(() => 'item');
    return wrap(
      '[',
      shorten(parts, kinds, (more) => `/* and ${more} more */`),
      ']',
    );
  }
  const fields = Object.entries(given).filter(([, field]) => field !== undefined);
  return wrap(
    '{',
    fields.map(([key, field]) => {
      const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
      return `${name}: ${propCode(key, field, printing)}`;
    }),
    '}',
  );
}

/** Stories generate their own pictures and stream a sample film. The docs show plain addresses instead. */
const address = (text: string): string => {
  if (text.startsWith('data:')) return '/picture.webp';
  return text.includes('/player-sample/') ? text.replace(/^.*\/player-sample\/[^/]*/, '') : text;
};

function shorten(
  parts: readonly string[],
  kinds: readonly unknown[],
  remark: (more: number) => string,
): string[] {
  const [first] = kinds;
  if (parts.length <= maxRepeated || !kinds.every((kind) => kind === first)) return [...parts];
  return [...parts.slice(0, shownOfRepeated), remark(parts.length - shownOfRepeated)];
}
