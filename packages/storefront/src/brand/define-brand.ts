import type { DayHours } from '@parde/domain';
import type { WordKeys } from '../generated/messages.ts';
import type { OwnRow } from '../route-table.ts';
import type { Analytics } from './analytics.ts';
import type { BrandFonts } from './fonts.ts';
import type { Home } from './home.ts';
import type { Languages } from './languages.ts';
import type { Logo } from './logo.ts';
import type { Menu } from './menu.ts';
import type { Money } from './money.ts';

export { defineMenu } from './menu.ts';
export { definePages } from './own-pages.ts';

/** With the languages that the brand brings, each by its code. */
export type Words = Readonly<{ fa: string; en: string; [code: string]: string }>;

export interface BrandWords {
  readonly fa?: WordKeys | undefined;
  readonly en?: WordKeys | undefined;
}

/** Where a rule applies. */
export interface HostRule {
  readonly hosts: readonly string[];
  /** The server's `DEPLOYMENT`. Without it the rule applies to all. */
  readonly deployment?: string | undefined;
}

/** What differs by brand, except for its looks: those are tokens, in `theme.css.ts`. */
export interface Brand {
  /** For logs and markup. Components must not branch by it. */
  readonly id: string;
  readonly name: Words;
  readonly tagline: Words;
  readonly description: Words;
  readonly logo: Logo;
  /** In place of Vazirmatn. */
  readonly fonts?: BrandFonts | undefined;
  /** In place of ours, by language and key, in every part of the site. The server checks keys and placeholders at its start. */
  readonly words?: BrandWords | undefined;
  /** Languages besides ours: `defineLanguages` of `@parde/storefront/languages`. */
  readonly languages?: Languages | undefined;
  /** The logo's and the background's colour. `parde icons` draws the icons. */
  readonly iconColor: { readonly ground: string; readonly mark: string };
  /** The browser's own bar. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  /** Without it the API's is shown. The API's is not known in kids mode, and not where the API does not answer. */
  readonly supportPhone?: string | undefined;
  /** The address for security problems: an `https:`, `mailto:` or `tel:` address for `/.well-known/security.txt`. */
  readonly securityContact?: string | undefined;
  /** Of the footer. Without it the API's is shown, and where that has none, `description`. */
  readonly about?: Words | undefined;
  /** Shows the files of the brand's `texts` folder also where the API has a page of text. */
  readonly preferOwnTexts?: boolean | undefined;
  /** Contents that the navigation links to. */
  readonly ids: {
    readonly live: string;
    /** The channel of the newspaper. */
    readonly newspaper: string;
    /** The video of the book fair. */
    readonly bookFair: string;
  };
  /** The catalogue that subscriptions are for, where that is another site. */
  readonly plusCatalogue?: { readonly name: Words; readonly href: string } | undefined;
  /** Shown on English pages where the API has Persian only. By a category's id and a genre's key, as in addresses. */
  readonly englishNames?:
    | {
        readonly categories?: Readonly<Record<string, string>> | undefined;
        readonly genres?: Readonly<Record<string, string>> | undefined;
      }
    | undefined;
  /** What the menus have, and in which order: `defineMenu`. */
  readonly menu?: Menu | undefined;
  readonly money?: Money | undefined;
  /** Of keeping titles on a device: when the operator's data are cheap. Without hours nobody can wait for them. */
  readonly keeping?: { readonly cheapHours: readonly [DayHours, ...DayHours[]] } | undefined;
  /** The order of home, and shelves of the brand: `defineHome` of `@parde/storefront/home`. */
  readonly home?: Home | undefined;
  /** Who counts what is viewed: `defineAnalytics` of `@parde/storefront/analytics`. */
  readonly analytics?: Analytics | undefined;
  /** Pages that only this brand has: `definePages`. */
  readonly pages?: readonly OwnRow[] | undefined;
  /** What the hosts of ORIGINS but the first do: lead there, or show the same. Those that a rule names always show it. */
  readonly otherHosts: 'redirect' | 'serve';
  readonly rules: {
    /** Hides the links to payments. */
    readonly hidePayments?: HostRule | undefined;
    /** Hides from subscribers which operators bill data at the full rate. */
    readonly hideFullRateTip?: HostRule | undefined;
  };
  /** The `ref` of the slider's call. */
  readonly sliderRef: string;
  /** The `ref` of the user's call. */
  readonly userRef: string;
}

/** Adds the type. The server checks the values at its start (check-brand.server.ts). */
export function defineBrand(brand: Brand): Brand {
  return brand;
}
