import { type ComponentPropsWithRef, type ComponentType, createContext, useContext } from 'react';

/** Props for the app's link component. `href` is always present. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & { href: string };
export type LinkComponent = ComponentType<LinkComponentProps> | 'a';

export const LinkContext = /* @__PURE__ */ createContext<LinkComponent>('a');

/** Returns the app's link component, or a plain `a`. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);
