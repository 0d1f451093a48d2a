'use client';

import { type LinkComponentProps, useLinkComponent } from './link-context.ts';

/** The app's link component, or a plain `a`. A component of its own, so that what stands in a link needs no browser. */
export function Anchor(props: LinkComponentProps) {
  const Component = useLinkComponent();
  return <Component {...props} />;
}
