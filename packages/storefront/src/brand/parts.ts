import type { Card } from '@parde/api-client';
import type { FooterColumn, FooterSocial } from '@parde/ui';
import { type Attributes, createElement, type ReactNode } from 'react';

export const partNames = ['card-badge', 'footer-columns', 'social-links'] as const;
export type PartName = (typeof partNames)[number];

interface PartFacts extends Record<PartName, Attributes> {
  /** Text and inline elements in the line below a card's name. */
  readonly 'card-badge': Attributes & { readonly card: Card };
  /** The groups of links in the footer's navigation. */
  readonly 'footer-columns': Attributes & { readonly columns: readonly FooterColumn[] };
  /** Items of a list. */
  readonly 'social-links': Attributes & { readonly links: readonly FooterSocial[] };
}

/** The facts that a part shows. `children` is the built-in part. */
export type PartProps<Name extends PartName> = PartFacts[Name] & { readonly children: ReactNode };

/** The result of `definePart`. */
export interface CustomPart<Name extends PartName = PartName> {
  (props: PartProps<Name>): ReactNode;
  readonly part: Name;
}

interface PartModule {
  readonly default: { readonly part: PartName };
  /** Only on the server (`pageSources` of build/vite.ts). */
  readonly source?: string;
}

/** The brand's parts by name: `{ 'card-badge': () => import('./parts/card-badge.tsx') }`. */
export type PartsOptions = {
  readonly [Name in PartName]?: () => Promise<{ readonly default: CustomPart<Name> }>;
};

/** Made by `defineParts`. */
export interface Parts {
  readonly options: PartsOptions;
  /** The files of the loaded parts, as in the build's manifest. Only the server has them. */
  readonly sources: readonly string[];
  /**
   * Imports all parts before the first render, because the render is synchronous. In the browser, `importPart` is
   * `loadChunk`, which reports its failures, and a part that fails to load is left out.
   */
  load(importPart?: <Module>(load: () => Promise<Module>) => Promise<Module>): Promise<void>;
  /** Returns a function that renders a part in place of the built-in one, or undefined if the brand has no such part. */
  render<Name extends PartName>(
    name: Name,
    facts: PartFacts[Name],
  ): ((builtIn: ReactNode) => ReactNode) | undefined;
}

/** Used in `brand.ts` as `parts: defineParts({ … })`. Other brands ship none of this code. */
export function defineParts(options: PartsOptions): Parts {
  const loaded: { readonly [Name in PartName]?: CustomPart<Name> } = {};
  const sources: string[] = [];
  return {
    options,
    sources,
    async load(importPart) {
      const loads = Object.entries(options).map(async ([name, load]) => {
        const module = await (importPart
          ? importPart<PartModule>(load).catch(() => undefined)
          : load());
        if (!module) return;
        const { default: part, source }: PartModule = module;
        if (part?.part !== name) {
          throw new Error(
            `parts.${name} must import a file whose default export is definePart('${name}', …)`,
          );
        }
        Object.assign(loaded, { [name]: part });
        if (source !== undefined) sources.push(source);
      });
      await Promise.all(loads);
    },
    render(name, facts) {
      const Part = loaded[name];
      return Part && ((children) => createElement(Part, { ...facts, children }));
    },
  };
}
