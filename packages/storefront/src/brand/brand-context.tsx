import { createContext, useContext } from 'react';
import type { Brand } from './define-brand.ts';

export const BrandContext = createContext<Brand | undefined>(undefined);

export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand)
    throw new Error('useBrand() is called outside of the storefront: wrap it in <Storefront>.');
  return brand;
}
