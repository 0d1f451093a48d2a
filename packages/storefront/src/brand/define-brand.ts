type Words = Readonly<Record<'fa' | 'en', string>>;

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
  /** One SVG path in a 24 × 24 box. */
  readonly logoPath: string;
  /** The logo's and the background's colour. `pnpm generate` draws the icons. */
  readonly iconColor: { readonly ground: string; readonly mark: string };
  /** The browser's own bar. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  readonly supportPhone: string;
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
