import { registerHooks } from 'node:module';
import type { ReactNode } from 'react';
import type { renderToString } from 'react-dom/server';
import { hookName, wrapRender } from './wrap-render.ts';

/**
 * Loaded before a built server (`node --import`). On SIGUSR2 it renders the tree of the server's last page again,
 * with `renderToString` and all data available, and prints the processor time.
 */

const renders = 30;
let count = 0;
let measureAgain = () => {};

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/server/index.js')) return loaded;
    return { ...loaded, source: wrapRender(String(loaded.source)) };
  },
});

Reflect.set(globalThis, hookName, aroundRender);
process.on('SIGUSR2', () => measureAgain());

function aroundRender<Options, Result>(
  render: (tree: ReactNode, options?: Options) => Result,
  plain: typeof renderToString,
): typeof render {
  return (tree, options) => {
    measureAgain = () => {
      forgetStream(tree);
      printCost(() => plain(tree));
    };
    return render(tree, options);
  };
}

/**
 * Removes the stream of loader data. In framework mode this stream can be read only once, and its component refuses
 * to render again.
 */
function forgetStream(node: ReactNode): void {
  let element: unknown = node;
  while (isElement(element)) {
    const { context, children } = element.props;
    if (context) context.serverHandoffStream = undefined;
    element = children;
  }
}

interface Framework {
  readonly props: {
    readonly context?: { serverHandoffStream?: unknown };
    readonly children?: unknown;
  };
}

const isElement = (node: unknown): node is Framework =>
  typeof node === 'object' && node !== null && 'props' in node;

function printCost(render: () => string): void {
  // The first run compiles the code, the second measures it.
  measure(render);
  const milliseconds = measure(render);
  count += 1;
  const cost = { plainRender: count, milliseconds, characters: render().length };
  process.stdout.write(`${JSON.stringify(cost)}\n`);
}

function measure(render: () => unknown): number {
  const before = process.cpuUsage();
  for (let left = renders; left > 0; left -= 1) render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / renders;
}
