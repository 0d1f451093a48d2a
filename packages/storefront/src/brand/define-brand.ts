import type { DayHours } from '@parde/domain';
import type { MessageKeys } from '../generated/messages.ts';
import type { CustomRow } from '../route-table.ts';
import type { Analytics } from './analytics.ts';
import type { BrandFonts } from './fonts.ts';
import type { Home } from './home.ts';
import type { Languages } from './languages.ts';
import type { Logo } from './logo.ts';
import type { Menu } from './menu.ts';
import type { Money } from './money.ts';

export { defineMenu } from './menu.ts';
export { definePages } from './own-pages.ts';

/** A text in Persian, English and each of the brand's additional languages, by language code. */
export type Messages = Readonly<{ fa: string; en: string; [code: string]: string }>;

export interface BrandMessages {
  readonly fa?: MessageKeys | undefined;
  readonly en?: MessageKeys | undefined;
}

/** The hosts and the deployment that a rule applies to. */
export interface HostRule {
  readonly hosts: readonly string[];
  /** The server's `DEPLOYMENT`. Without it the rule applies to all deployments. */
  readonly deployment?: string | undefined;
}

/** Everything that differs by brand, except for design tokens, which are in `theme.css.ts`. */
export interface Brand {
  /** Used in logs and markup. Components must not branch by it. */
  readonly id: string;
  readonly name: Messages;
  readonly tagline: Messages;
  readonly description: Messages;
  readonly logo: Logo;
  /** The fonts that replace Vazirmatn. */
  readonly fonts?: BrandFonts | undefined;
  /**
   * Messages that replace the built-in ones, by language and key, in every part of the site. The server checks keys
   * and placeholders at startup.
   */
  readonly messages?: BrandMessages | undefined;
  /** Languages besides Persian and English: `defineLanguages` of `@parde/storefront/languages`. */
  readonly languages?: Languages | undefined;
  /** The colours of the logo and its background in the app icons. `parde icons` draws the icons. */
  readonly iconColor: { readonly ground: string; readonly mark: string };
  /** The colour of the browser's own toolbar. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  /** Without it, the API's number is shown. No API number is available in kids mode or when the API does not answer. */
  readonly supportPhone?: string | undefined;
  /** The address for security problems: an `https:`, `mailto:` or `tel:` address for `/.well-known/security.txt`. */
  readonly securityContact?: string | undefined;
  /** The text of the footer. Without it, the API's text is shown, or `description` if the API has none. */
  readonly about?: Messages | undefined;
  /** True if the files of the brand's `texts` folder are shown even if the API has the same page of text. */
  readonly preferOwnTexts?: boolean | undefined;
  /** The ids of contents that the navigation links to. */
  readonly ids: {
    readonly live: string;
    /** The channel of the newspaper. */
    readonly newspaper: string;
    /** The video of the book fair. */
    readonly bookFair: string;
  };
  /** The catalogue that subscriptions are for, if it is another site. */
  readonly plusCatalogue?: { readonly name: Messages; readonly href: string } | undefined;
  /** English names for pages where the API has only Persian ones, by category id and genre key as in addresses. */
  readonly englishNames?:
    | {
        readonly categories?: Readonly<Record<string, string>> | undefined;
        readonly genres?: Readonly<Record<string, string>> | undefined;
      }
    | undefined;
  /** The items of the menus and their order: `defineMenu`. */
  readonly menu?: Menu | undefined;
  readonly money?: Money | undefined;
  /**
   * The hours in which the operator's data are cheap, for saving titles offline. Without hours, viewers cannot wait
   * for them.
   */
  readonly offline?: { readonly cheapHours: readonly [DayHours, ...DayHours[]] } | undefined;
  /** The order of the home page and the brand's own shelves: `defineHome` of `@parde/storefront/home`. */
  readonly home?: Home | undefined;
  /** The analytics collector: `defineAnalytics` of `@parde/storefront/analytics`. */
  readonly analytics?: Analytics | undefined;
  /** Pages that only this brand has: `definePages`. */
  readonly pages?: readonly CustomRow[] | undefined;
  /**
   * The behaviour of the hosts in ORIGINS after the first: redirect to the first, or serve the same pages. Hosts that
   * a rule names always serve pages.
   */
  readonly otherHosts: 'redirect' | 'serve';
  readonly rules: {
    /** Hides the links to the payments page. */
    readonly hidePayments?: HostRule | undefined;
    /** Hides the tip for subscribers about operators that bill data at the full rate. */
    readonly hideFullRateTip?: HostRule | undefined;
  };
  /** The `ref` parameter of the slider call. */
  readonly sliderRef: string;
  /** The `ref` parameter of the user call. */
  readonly userRef: string;
}

/** Types the brand. The server checks the values at startup (check-brand.server.ts). */
export function defineBrand(brand: Brand): Brand {
  return brand;
}
