'use client';

import { type LinkComponentProps, useLinkComponent } from './link-context.ts';

/**
 * The app's link component, or a plain `a`. It is a separate component, so that components which contain links need
 * no client code.
 */
export function Anchor(props: LinkComponentProps) {
  const Component = useLinkComponent();
  return <Component {...props} />;
}
