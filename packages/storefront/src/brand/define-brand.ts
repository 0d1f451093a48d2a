import { type DayHours, type Locale, vatPercent } from '@parde/domain';
import type { MessageKeys } from '../generated/messages.ts';
import type { PageId } from '../paths.ts';
import { type CustomRow, createCustomRow, createReplacingRow } from '../route-table.ts';
import type { Analytics } from './analytics.ts';
import type { Home } from './home.ts';
import type { Languages } from './languages.ts';
import type { Menu } from './menu.ts';
import type { Parts } from './parts.ts';

export { defineMenu } from './menu.ts';
export { defineParts } from './parts.ts';

/** A text in Persian, English and each of the brand's additional languages, by language code. */
export type Messages = Readonly<{ fa: string; en: string; [code: string]: string }>;

export interface BrandMessages {
  readonly fa?: MessageKeys | undefined;
  readonly en?: MessageKeys | undefined;
}

/** A tag of each document's head. The server refuses the tags that pages write themselves. */
export type HeadTag =
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | { readonly rel: 'author' | 'license' | 'me' | 'publisher'; readonly href: string };

/** The hosts and the deployment that a rule applies to. */
export interface HostRule {
  readonly hosts: readonly string[];
  /** The server's `DEPLOYMENT`. Without it the rule applies to all deployments. */
  readonly deployment?: string | undefined;
}

/** A logo with the brand's name, as two files of the brand's public folder. It replaces the mark and the name. */
export interface LogoPicture {
  /** The file for light backgrounds: `/logo.svg`. */
  readonly light: string;
  /** The file for dark backgrounds and over pictures. */
  readonly dark: string;
  /**
   * Width and height may have any unit, because only their ratio counts. They reserve the space before the picture
   * loads.
   */
  readonly width: number;
  readonly height: number;
}

export interface Logo {
  /**
   * The data of one SVG path in a 24 × 24 box. The brand's name is shown beside the mark, unless there is a picture.
   * The mark is shown alone where there is no room for a name: in the app's icons, above the sign-in, in kids mode.
   */
  readonly mark: string;
  readonly picture?: LogoPicture | undefined;
}

/** One font file, with the weights and characters that it covers. */
export interface FontFace {
  /**
   * A file of the brand's `public/assets`, such as `/assets/estedad-1a2b3c.woff2`. Browsers cache it for a year, so
   * changed content needs a new name.
   */
  readonly src: string;
  /** A weight such as `400`. For a variable font, the lightest and the heaviest: `400 900`. */
  readonly weight: string;
  /**
   * Browsers fetch the file if the page contains one of these characters: `U+0600-06FF, U+200C`. If two faces contain
   * a character, the later face is used.
   */
  readonly unicodeRange?: string | undefined;
  /** The languages whose pages preload the file because they always contain such characters. */
  readonly preload?: readonly Locale[] | undefined;
}

/** The brand's font. The built-in font is then not sent. */
export interface BrandFonts {
  readonly family: string;
  readonly faces: readonly FontFace[];
  /**
   * The font's ascent and descent in per cent of its size. The system fallback font gets the same metrics, so that no
   * line shifts when the font loads.
   */
  readonly metrics?: { readonly ascent: number; readonly descent: number } | undefined;
}

/** The support chat: docs/brands.md, "Support chat". `SUPPORT_CHAT` overrides it when the server starts. */
export type Support =
  | {
      readonly provider: 'goftino' | 'raychat' | 'crisp';
      /** The id of the brand's chat, as the provider's panel shows it. */
      readonly id: string;
    }
  | {
      readonly provider: 'custom';
      /** The address of the chat's script. */
      readonly id: string;
      /** Other hosts that the chat uses: `https://cdn.chat.example`, `https://*.chat.example`. */
      readonly hosts?: readonly string[] | undefined;
      /** True if the chat adds `<style>` elements to the page. */
      readonly inlineStyles?: boolean | undefined;
    };

export interface Money {
  /**
   * A whole percentage from 1 to 100. The default is 10. The brand's server adds this VAT to its charges, so both
   * must use the same value.
   */
  readonly vatPercent?: number | undefined;
  /** The credit amounts to choose from, in toman, in ascending order. */
  readonly quickAmounts?: readonly [number, ...number[]] | undefined;
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
  /** A square SVG or PNG file beside brand.ts, such as `icon.svg`. The app icons show it instead of the mark. */
  readonly icon?: string | undefined;
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
  /** Tags for services that verify the site, and for the brand's apps. */
  readonly head?: readonly HeadTag[] | undefined;
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
  /** The support chat. The variable `SUPPORT_CHAT` overrides it. Without both, there is no chat. */
  readonly support?: Support | undefined;
  /** Pages that only this brand has, and pages in place of built-in ones: `definePages`. */
  readonly pages?: readonly CustomRow[] | undefined;
  /** Components in place of built-in ones: `defineParts`. */
  readonly parts?: Parts | undefined;
  /**
   * The behaviour of the hosts in ORIGINS after the first: redirect to the first, or serve the same pages. Hosts that
   * a rule names always serve pages.
   */
  readonly otherHosts: 'redirect' | 'serve';
  readonly rules: {
    /** Hides the payments page and the links to it: on all hosts (`true`), or on some. */
    readonly hidePayments?: true | HostRule | undefined;
    /** Hides the tip for subscribers about operators that bill data at the full rate. */
    readonly hideFullRateTip?: true | HostRule | undefined;
  };
  /** The `ref` parameter of the slider call. */
  readonly sliderRef: string;
  /** The `ref` parameter of the user call. */
  readonly userRef: string;
  /** The code of the bank that is selected for automatic payment. The default is 012. */
  readonly defaultBank?: string | undefined;
  /** The operators in the full-rate tip if the API names none. The default is MCI and Irancell. */
  readonly fullRateOperators?: Messages | undefined;
  /** The number in the feature «over … episodes» of the plans. Without it the feature is not shown. */
  readonly advertisedEpisodes?: number | undefined;
}

/** The fields that a deployment can override by environment variables (config/brand-overrides.server.ts). */
export type BrandOverrides = Partial<
  Pick<Brand, 'ids' | 'sliderRef' | 'userRef' | 'defaultBank' | 'fullRateOperators'>
>;

/** Types the brand. The server checks the values at startup (check-brand.server.ts). */
export function defineBrand(brand: Brand): Brand {
  return brand;
}

export function vatOf({ money }: Brand): number {
  return money?.vatPercent ?? vatPercent;
}

type Facts = Pick<CustomRow, 'load'> &
  Partial<Pick<CustomRow, 'layout' | 'header' | 'bottomBar' | 'guard' | 'nav' | 'freeText'>>;

export interface CustomPageOptions extends Facts {
  /** A path such as `/club` or `/club/:id?`. It must begin with a literal segment and must not be a built-in path. */
  readonly path: string;
  /** True if the page is in the sitemap and open to search engines. */
  readonly listed?: boolean;
  readonly replaces?: undefined;
}

/** The built-in pages that sign in, pay, play, save, ask for consent or are for children. Brands cannot replace them. */
export const fixedPages = [
  ...(['login', 'settings', 'ref', 'callback', 'plan', 'ussd-link', 'ussd-package'] as const),
  ...(['live', 'live-show', 'movie-show', 'episode-show', 'video-show'] as const),
  ...(['app-show', 'app-episode', 'app-series', 'app-ekran'] as const),
  ...(['download', 'movie-download', 'episode-download', 'series-download'] as const),
  ...(['kids', 'kids-search', 'kids-title', 'kids-watch', 'kids-leave'] as const),
] satisfies readonly PageId[];

/** A page at the address of a built-in page. It has that page's facts too, such as its menu items and its guard. */
export interface ReplacingPageOptions
  extends Pick<CustomRow, 'load'>,
    Partial<Pick<CustomRow, 'layout' | 'header' | 'bottomBar'>> {
  /** The id of the built-in page, as in `path('terms')`. */
  readonly replaces: Exclude<PageId, (typeof fixedPages)[number]>;
  readonly path?: undefined;
}

/** Used in `brand.ts` as `pages: definePages([{ path, load: () => import('./pages/club.tsx') }])`. */
export function definePages(
  pages: readonly (CustomPageOptions | ReplacingPageOptions)[],
): readonly CustomRow[] {
  return pages.map((page) => {
    if (page.replaces !== undefined) {
      const { replaces, path: _, ...facts } = page;
      const load = () => loadChecked(replaces, facts.load);
      return createReplacingRow(replaces, { ...facts, load });
    }
    const { path, replaces: _, listed = false, ...facts } = page;
    const load = () => loadChecked(path, facts.load);
    return createCustomRow(path, { ...facts, hidden: !listed, load });
  });
}

/** Checks the page at run time, because the types do not protect plain JavaScript files. */
async function loadChecked(page: string, load: CustomRow['load']) {
  const module = await load();
  if ('load' in module.default) return module;
  throw new Error(`The default export of the page ${page} must be made by definePage.`);
}
