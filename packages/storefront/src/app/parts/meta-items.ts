import type { MetaLineItem } from '@parde/ui';
import type { ReactNode } from 'react';

/** Returns the items of a `MetaLine`. Facts without content are left out. */
export function metaItems(facts: Readonly<Record<string, ReactNode>>): MetaLineItem[] {
  return Object.entries(facts).flatMap(([id, content]) => (content ? { id, content } : []));
}
