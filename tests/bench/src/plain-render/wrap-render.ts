/** The name, in the server under test, of what stands around React's render. */
export const hookName = 'aroundRender';

/** As react-dom/server.node publishes them, and a build that is not minified keeps them. */
const published = [
  ['exports.renderToString = l.renderToString;', 'l.renderToString'],
  ['exports.renderToPipeableStream = s.renderToPipeableStream;', 's.renderToPipeableStream'],
] as const;

/** A server's script with the hook around the renders of its documents. */
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
