import arabicFont from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url';
import latinFont from '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2?url';
import { directionOf } from '@parde/domain';
import type { ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { earlyScript } from '../document/early-script.ts';
import { useNonce } from '../page/nonce.ts';
import { PageDataScript } from '../page/page-data.tsx';
import { usePage } from '../page/Storefront.tsx';
import '@parde/ui/styles.css';
import './Document.css.ts';
import './fonts.css';

/** The document around every page, and around a page that failed. */
export function Document({ children }: { children: ReactNode }) {
  const page = usePage();
  const nonce = useNonce();
  const { locale } = page.facts;
  const { themeColor } = page.brand;
  return (
    // The early script marks the theme on this element before React sees it.
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={nonce} suppressHydrationWarning>
          {earlyScript}
        </script>
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={locale === 'fa' ? arabicFont : latinFont}
        />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <PageDataScript page={page} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
