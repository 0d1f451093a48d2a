import type { ReactNode } from 'react';
import { codeOf, type PropCode } from './code-of.ts';

/** The part of a story that its code is generated from. */
export interface StorySource {
  readonly render: () => ReactNode;
  readonly parameters: { readonly propCode?: PropCode };
}

/** Props that every story passes, with code that a reader can copy instead. */
const common: PropCode = {
  logo: '<img src="/logo.svg" alt="" />',
  compactLogo: '<img src="/sign.svg" alt="" />',
};

/** The code that the docs show for a story. */
export const codeOfStory = ({ render, parameters }: StorySource): string =>
  codeOf(render, { ...common, ...parameters.propCode });
