import type { Card } from '@parde/api-client';
import type { FooterColumn, FooterSocial } from '@parde/ui';
import type { Attributes, ReactNode } from 'react';

export const partNames = ['card-badge', 'footer-columns', 'social-links'] as const;
export type PartName = (typeof partNames)[number];

interface PartFacts extends Record<PartName, object> {
  /** Text and inline elements in the line below a card's name. */
  readonly 'card-badge': { readonly card: Card };
  /** The groups of links in the footer's navigation. */
  readonly 'footer-columns': { readonly columns: readonly FooterColumn[] };
  /** Items of a list. */
  readonly 'social-links': { readonly links: readonly FooterSocial[] };
}

/** The facts that a part shows. `children` is the built-in part. */
export type PartProps<Name extends PartName> = PartFacts[Name] &
  Attributes & { readonly children: ReactNode };

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
  /** Empty before `load`. */
  readonly loaded: { readonly [Name in PartName]?: CustomPart<Name> };
  /** The files of the loaded parts, as in the build's manifest. Only the server has them. */
  readonly sources: readonly string[];
  /** Imports all parts before the first render, because the render is synchronous. */
  load(importPart?: <Module>(load: () => Promise<Module>) => Promise<Module>): Promise<void>;
}

/** Used in `brand.ts` as `parts: defineParts({ … })`. Other brands ship none of this code. */
export function defineParts(options: PartsOptions): Parts {
  const loaded: Parts['loaded'] = {};
  const sources: string[] = [];
  return {
    options,
    loaded,
    sources,
    async load(importPart = (load) => load()) {
      const loads = Object.entries(options).map(async ([name, load]) => {
        const { default: part, source } = await importPart<PartModule>(load);
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
  };
}
