'use client';

import { LinkProvider } from '@parde/ui';
import Link from 'next/link';
import type { ReactNode } from 'react';

/** A component is a function, so the kit gets Next's link in a client component. */
export function Links({ children }: { children: ReactNode }) {
  return <LinkProvider component={Link}>{children}</LinkProvider>;
}
