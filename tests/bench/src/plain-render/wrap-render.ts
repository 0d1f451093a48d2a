/** The name, in the server under test, of what stands around React's render. */
export const hookName = 'aroundRender';

/** As react-dom/server.node publishes it, and a build that is not minified keeps it. */
const published = 'exports.renderToPipeableStream = s.renderToPipeableStream;';

/** A server's script with the hook around the render of its documents. */
export function wrapRender(script: string): string {
  if (!script.includes(published)) {
    throw new Error(`The bench finds no "${published}" in this server.`);
  }
  return script.replace(
    published,
    `exports.renderToPipeableStream = globalThis.${hookName}(s.renderToPipeableStream, l.renderToString);`,
  );
}
