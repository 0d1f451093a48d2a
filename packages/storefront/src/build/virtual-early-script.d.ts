// The inline script of every document, as build/early-script.ts puts it together.
declare module 'virtual:early-script' {
  export const earlyScript: string;
}
