// The inline script of every document. build/early-script.ts builds it.
declare module 'virtual:early-script' {
  export const earlyScript: string;
}
