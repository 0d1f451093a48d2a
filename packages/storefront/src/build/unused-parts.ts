import type { Plugin } from 'vite';

/**
 * Parts of React Router that every page would load and none uses, because they are switched at run time. Each is
 * replaced by what it does when it is switched off.
 */
const standIns: Readonly<Record<string, string>> = {
  // All routes are known from the start (`routeDiscovery` in react-router.ts): none is asked for later.
  '/react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPartialManifest = (manifest) => manifest;
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = async () => false;
    export const getManifestPath = (path) => path;
  `,
  // Nobody listens to the router.
  '/react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;
  `,
};

/** In the browser alone. A name that is missing here, or a part that has moved, fails the build. */
export function unusedParts(): Plugin {
  const found = new Set<string>();
  return {
    name: 'parde:unused-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = Object.keys(standIns).find((path) => id.endsWith(path));
      if (part === undefined) return undefined;
      found.add(part);
      return standIns[part];
    },
    buildEnd(error) {
      if (error === undefined && found.size < Object.keys(standIns).length) {
        this.error('A part of React Router was not found: look at unused-parts.ts again.');
      }
    },
  };
}
