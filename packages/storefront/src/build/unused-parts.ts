import type { Plugin } from 'vite';

/** React Router switches these off at run time, so no bundler can drop them. The stubs do what they do when off. */
const stubs: Readonly<Record<string, string>> = {
  // `routeDiscovery` in react-router.ts sends all routes at the start.
  '/react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPartialManifest = (manifest) => manifest;
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = async () => false;
    export const getManifestPath = (path) => path;
  `,
  '/react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;
  `,
};

/** Only in the browser build. A missing export or a moved module fails the build. */
export function unusedParts(): Plugin {
  const found = new Set<string>();
  return {
    name: 'parde:unused-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = Object.keys(stubs).find((path) => id.endsWith(path));
      if (part === undefined) return undefined;
      found.add(part);
      return stubs[part];
    },
    buildEnd(error) {
      if (error === undefined && found.size < Object.keys(stubs).length) {
        this.error('A stubbed module of React Router was not found: update unused-parts.ts.');
      }
    },
  };
}
