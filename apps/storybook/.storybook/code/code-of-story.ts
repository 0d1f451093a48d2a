import type { ReactNode } from 'react';
import { codeOf, type Written } from './code-of.ts';

/** As much of a story as its code is made of. */
export interface StorySource {
  readonly render: () => ReactNode;
  readonly parameters: { readonly written?: Written };
}

/** What every story is given, and nobody would copy. */
const common: Written = {
  logo: '<img src="/logo.svg" alt="" />',
  compactLogo: '<img src="/sign.svg" alt="" />',
};

/** The code that the docs show for a story. */
export const codeOfStory = ({ render, parameters }: StorySource): string =>
  codeOf(render, { ...common, ...parameters.written });
