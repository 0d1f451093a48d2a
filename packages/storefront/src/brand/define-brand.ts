type Words = Readonly<Record<'fa' | 'en', string>>;

/** Where a rule holds: on these hosts, as a Host header names them, and perhaps in one deployment only. */
export interface HostRule {
  readonly hosts: readonly string[];
  /** The name in the server's `DEPLOYMENT`. Without it, in all of them. */
  readonly deployment?: string | undefined;
}

/** What differs by brand and is not a look: looks are tokens, in the brand's `theme.css.ts`. */
export interface Brand {
  /** Names the build in logs and in the markup. Never tested by a component. */
  readonly id: string;
  readonly name: Words;
  readonly tagline: Words;
  readonly description: Words;
  /** The drawing of the logo: one path in a 24 × 24 box. */
  readonly logoPath: string;
  /** The icon of an installed storefront: the logo in one colour on a ground of another. `pnpm generate` draws it. */
  readonly iconColor: { readonly ground: string; readonly mark: string };
  /** Colours of the browser's own bar. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  readonly supportPhone: string;
  /** What the navigation leads to by id. */
  readonly ids: {
    readonly live: string;
    /** The channel of the newspaper. */
    readonly newspaper: string;
    /** The video of the book fair. */
    readonly bookFair: string;
  };
  /** The catalogue that subscriptions are for, where this build is another's. */
  readonly plusCatalogue?: { readonly name: Words; readonly href: string } | undefined;
  readonly rules: {
    /** Where nothing leads to the payments. */
    readonly hidePayments?: HostRule | undefined;
    /** Where subscribers are not told which operators cost the full rate. */
    readonly hideFullRateTip?: HostRule | undefined;
  };
  /** What the slider is asked for as `ref`. */
  readonly sliderRef: string;
  /** The fixed referral query of the user call. */
  readonly userRef: string;
}

/** Types a brand where it is written. The server checks the values when it starts (check-brand.server.ts). */
export function defineBrand(brand: Brand): Brand {
  return brand;
}
