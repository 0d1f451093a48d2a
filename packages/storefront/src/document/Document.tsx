/// <reference path="../build/virtual-early-script.d.ts" />
import { earlyScript } from 'virtual:early-script';
import { directionOf } from '@parde/domain';
import type { ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { PageDataScript, useNonce } from '../app/page/page-data.tsx';
import { usePage } from '../app/page/Storefront.tsx';
import latinFont from '../shell/fonts/latin.woff2?url';
import persianFont from '../shell/fonts/persian.woff2?url';
import { ownElementId } from '../shell/support/own-element.ts';
import '@parde/ui/styles.css';
import './Document.css.ts';
import '../shell/fonts/fonts.css';

/** The document of every page, failed ones included. */
export function Document({ children }: { children: ReactNode }) {
  const page = usePage();
  const nonce = useNonce();
  const { locale } = page.facts;
  const { themeColor } = page.brand;
  return (
    // The early script sets the theme on this element before hydration.
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={nonce} suppressHydrationWarning>
          {import.meta.env.SSR ? earlyScript : ''}
        </script>
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={locale === 'fa' ? persianFont : latinFont}
        />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <div id={ownElementId}>{children}</div>
        <PageDataScript page={page} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
