import { type ComponentPropsWithRef, type ComponentType, createContext, useContext } from 'react';

/** What the kit hands to the link of the application. It always has an address. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & { href: string };
export type LinkComponent = ComponentType<LinkComponentProps> | 'a';

export const LinkContext = /* @__PURE__ */ createContext<LinkComponent>('a');

/** The link component of the application, or a plain `a`. */
export const useLinkComponent = (): LinkComponent => useContext(LinkContext);
