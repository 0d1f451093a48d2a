// What React Router's Vite plugin puts together, as a brand's server imports it.
declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  export const allowedActionOrigins: Required<ServerBuild>['allowedActionOrigins'];
  export const assets: ServerBuild['assets'];
  export const assetsBuildDirectory: ServerBuild['assetsBuildDirectory'];
  export const basename: Required<ServerBuild>['basename'];
  export const entry: ServerBuild['entry'];
  export const future: ServerBuild['future'];
  export const isSpaMode: ServerBuild['isSpaMode'];
  export const prerender: ServerBuild['prerender'];
  export const publicPath: ServerBuild['publicPath'];
  export const routeDiscovery: ServerBuild['routeDiscovery'];
  export const routes: ServerBuild['routes'];
  export const ssr: ServerBuild['ssr'];
  export const unstable_getCriticalCss: Required<ServerBuild>['unstable_getCriticalCss'];
}
