import { createContext, useContext } from 'react';

/** Marks this render's own inline scripts. Only the server has one; a browser hides it from the page anyway. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
