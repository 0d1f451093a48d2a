'use client';

import type { ReactNode } from 'react';
import { type LinkComponent, LinkContext } from './link-context.ts';

export interface LinkProviderProps {
  /** The router's link component, which takes `href` and the other attributes of an `a`. */
  component: LinkComponent;
  children: ReactNode;
}

/** Makes every link of the kit use the application's router. Without it they are plain links. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
