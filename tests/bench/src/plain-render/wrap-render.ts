/** The global name, in the tested server, of the function that wraps React's render. */
export const hookName = 'aroundRender';

/** The exports of react-dom/server.node, which an unminified build retains unchanged. */
const published = [
  ['exports.renderToString = l.renderToString;', 'l.renderToString'],
  ['exports.renderToPipeableStream = s.renderToPipeableStream;', 's.renderToPipeableStream'],
] as const;

/** Wraps the document renders in a server's script with the hook. */
export function wrapRender(script: string): string {
  return published.reduce((wrapped, [line, render]) => {
    if (!script.includes(line)) throw new Error(`The bench finds no "${line}" in this server.`);
    const hooked = line.replace(
      `= ${render}`,
      `= globalThis.${hookName}(${render}, l.renderToString)`,
    );
    return wrapped.replace(line, hooked);
  }, script);
}
