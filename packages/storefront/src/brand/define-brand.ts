type Words = Readonly<Record<'fa' | 'en', string>>;

/** What differs by brand and is not a look: looks are tokens, in the brand's `theme.css.ts`. */
export interface Brand {
  /** Names the build in logs and in the markup. Never tested by a component. */
  readonly id: string;
  readonly name: Words;
  readonly tagline: Words;
  readonly description: Words;
  /** The drawing of the logo: one path in a 24 × 24 box. */
  readonly logoPath: string;
  /** Colours of the browser's own bar. */
  readonly themeColor: { readonly light: string; readonly dark: string };
  readonly supportPhone: string;
  /** Where the newspaper's link leads: a channel. */
  readonly newspaperChannel: string;
  /** What the slider is asked for as `ref`. */
  readonly sliderRef: string;
  /** The fixed referral query of the user call. */
  readonly userRef: string;
}

/** Types a brand where it is written. The server checks the values when it starts (check-brand.server.ts). */
export function defineBrand(brand: Brand): Brand {
  return brand;
}
