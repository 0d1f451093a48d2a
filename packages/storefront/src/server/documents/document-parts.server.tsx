/// <reference path="../../build/virtual-early-script.d.ts" />
import { createHash } from 'node:crypto';
import { earlyScript } from 'virtual:early-script';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageMessage } from '../../app/page/PageMessage.tsx';
import type { Page } from '../../app/page/page.ts';
import { PageDataScript, type RouteData } from '../../app/page/page-data.tsx';
import { Storefront } from '../../app/page/Storefront.tsx';
import type { Brand } from '../../brand/define-brand.ts';
import {
  appFailedTemplateId,
  deferredPreloadRel,
  startAppName,
} from '../../document/element-names.ts';
import { memoized } from '../memoized.ts';
import type { DocumentAssets } from './assets.server.ts';
import { brandStyles, preloadedFonts } from './brand-styles.server.ts';

/** Browsers do not fetch stylesheets of this type. (Chromium 150 fetches `disabled` ones.) */
const notFetched = 'text/inline';

interface DocumentHeadProps {
  readonly page: Page;
  readonly assets: DocumentAssets;
  readonly nonce: string | undefined;
  readonly appFailed: string;
}

/** The elements of the head that only the server renders. */
export function DocumentHead({ page, assets, nonce, appFailed }: DocumentHeadProps) {
  const { locale } = page.facts;
  const { themeColor } = page.brand;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <InlineScript nonce={nonce}>{earlyScript}</InlineScript>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
      {page.brand.head?.map((tag) => {
        const key = JSON.stringify(tag);
        return 'rel' in tag ? <link key={key} {...tag} /> : <meta key={key} {...tag} />;
      })}
      {preloadedFonts(page.brand, locale).map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={href}
        />
      ))}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {import.meta.env.DEV ? <DevStyles {...assets} /> : <Styles assets={assets} nonce={nonce} />}
      <BrandStyles brand={page.brand} nonce={nonce} />
      {assets.scripts.map((href) => (
        <link key={href} rel={deferredPreloadRel} fetchPriority="low" href={href} />
      ))}
      {/* The early script shows this template if the app fails to load. */}
      <template
        id={appFailedTemplateId}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup.
        dangerouslySetInnerHTML={{ __html: appFailed }}
      />
    </>
  );
}

/** Inlines the styles, so that no request blocks the first paint. */
function Styles({ assets, nonce }: { assets: DocumentAssets; nonce: string | undefined }) {
  return (
    <>
      <style
        nonce={nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: CSS of our own build, which cannot end its element.
        dangerouslySetInnerHTML={{ __html: inlineCss(assets) }}
      />
      {/* These links show a later page which styles are already loaded. */}
      {assets.styles.map(({ href }) => (
        <link key={href} rel="stylesheet" href={href} type={notFetched} />
      ))}
    </>
  );
}

function BrandStyles({ brand, nonce }: Pick<Page, 'brand'> & { nonce: string | undefined }) {
  const css = brandStyles(brand);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: checked at the start (brand/check-brand.server.ts).
  return css === '' ? null : <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />;
}

/** Adds the attribute by which Vite's script finds and replaces changed styles. */
function DevStyles({ styles }: DocumentAssets) {
  return styles.map(({ href, css }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: CSS of our own.
    <style key={href} data-vite-dev-id={href} dangerouslySetInnerHTML={{ __html: css }} />
  ));
}

/** The markup by language. The message is the same for all viewers and pages. */
const appFailedMarkup = new Map<string, string>();

export function renderAppFailed(page: Page): string {
  return memoized(appFailedMarkup, page.i18n.language, () =>
    renderToStaticMarkup(
      <Storefront page={page}>
        <PageMessage kind="failed" />
      </Storefront>,
    ),
  );
}

interface DocumentEndProps extends Omit<DocumentHeadProps, 'appFailed'> {
  readonly route: RouteData;
}

/** The elements after the page that only the server renders. */
export function DocumentEnd({ page, route, assets, nonce }: DocumentEndProps) {
  return (
    <>
      <PageDataScript page={page} route={route} />
      <InlineScript nonce={nonce}>{startScript(assets)}</InlineScript>
    </>
  );
}

export function InlineScript({ children, nonce }: { children: string; nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own build.
      dangerouslySetInnerHTML={{ __html: children }}
    />
  );
}

function startScript({ entry }: DocumentAssets): string {
  return `${startAppName}(${JSON.stringify(entry)})`;
}

function inlineCss({ styles }: DocumentAssets): string {
  return styles.map(({ css }) => css).join('\n');
}

interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hashes = new WeakMap<DocumentAssets, InlineHashes>();

/**
 * Returns the hashes of inline code for the CSP of a cached document, where a nonce must not be reused. Injected code
 * has another hash and cannot run.
 */
export function inlineHashes(assets: DocumentAssets, brand: Brand): InlineHashes {
  return memoized(hashes, assets, () => ({
    scripts: [sha256(earlyScript), sha256(startScript(assets))],
    styles: [inlineCss(assets), brandStyles(brand)].filter((css) => css !== '').map(sha256),
  }));
}

export function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
