/// <reference path="../../build/virtual-service-worker.d.ts" />
import { offlineScript, offlineStyles, removal, worker } from 'virtual:service-worker';
import { directionOf, locales } from '@parde/domain';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createI18n } from '../../app/i18n/create-i18n.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import type { PageFacts } from '../../app/page/page.ts';
import { languageNames } from '../../app/settings/language.ts';
import type { Brand } from '../../brand/define-brand.ts';
import { messagesFile } from '../../brand/languages.ts';
import type { Environment } from '../../config/environment.server.ts';
import { OfflinePage } from '../../document/OfflinePage.tsx';
import type { WorkerRelease } from '../../document/service-worker.ts';
import { homePath, kidsHome, path, storedPageAddress } from '../../paths.ts';
import type { Backend } from '../backend/backend.server.ts';
import type { FindAssets } from '../documents/assets.server.ts';
import { fontStyles, storedFonts } from '../documents/brand-styles.server.ts';
import { contentSecurityPolicy } from '../documents/csp.ts';
import { InlineScript, sha256 } from '../documents/document-parts.server.tsx';
import { languageFacts } from '../pages/page-language.ts';
import { factsOf } from '../pages/page-needs.ts';

interface ServiceWorkerOptions {
  readonly brand: Brand;
  readonly environment: Pick<Environment, 'SERVICE_WORKER'>;
  readonly backend: Backend;
  readonly findAssets: FindAssets;
}

/** False in development, because the worker would cache changed code. */
export function hasServiceWorker({ SERVICE_WORKER }: Pick<Environment, 'SERVICE_WORKER'>): boolean {
  return SERVICE_WORKER && !import.meta.env.DEV;
}

export function serviceWorkerRoutes(options: ServiceWorkerOptions): Hono {
  const { environment } = options;
  const routes = new Hono();
  let made: Promise<string> | undefined;
  // Browsers request this with each page, and mostly have the current version.
  routes.get('/sw.js', etag(), async (context) => {
    // If the worker is off, browsers that have it get a script that removes it.
    made ??= hasServiceWorker(environment) ? makeWorker(options) : Promise.resolve(removal);
    return context.body(await made, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // The worker loads no other scripts.
      'content-security-policy':
        "script-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    });
  });
  return routes;
}

/** Builds one file, so that all parts are of the same release. */
async function makeWorker({
  backend,
  brand,
  findAssets,
}: Omit<ServiceWorkerOptions, 'environment'>): Promise<string> {
  const hasDownloads = factsOf(backend).missing?.includes('download') !== true;
  const frames = languagesOf(brand).map(({ locale, language }) => {
    const own = language && brand.languages?.options[language.code];
    const file = own && messagesFile(own, 'shell');
    return findAssets({
      screen: 'not-found',
      locale,
      namespaces: ['shell'],
      customFiles: file === undefined ? [] : [file],
    });
  });
  const scripts = (await Promise.all(frames)).flatMap((frame) => frame.scripts);
  const release: WorkerRelease = {
    assets: [...new Set([...scripts, ...storedFonts(brand)])],
    offlinePage: await offlineDocument(brand, hasDownloads),
    offlineHeaders: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(
        { hashes: { scripts: [sha256(offlineScript)], styles: [sha256(stylesOf(brand))] } },
        { images: [], media: [], reports: [], analytics: [] },
      ),
      'cache-control': 'no-store',
    },
    home: homePath,
    kids: kidsHome,
    downloads: path('download'),
    downloadsSource: storedPageAddress,
  };
  return `const release=${JSON.stringify(release)};\n${worker}\n`;
}

// Escape `</`, so that a string in the CSS cannot end the style element.
const stylesOf = (brand: Brand) => offlineStyles.replaceAll('</', '<\\/') + fontStyles(brand);

async function offlineDocument(brand: Brand, hasDownloads: boolean): Promise<string> {
  const pages = await Promise.all(
    languagesOf(brand).map((language) => offlineTemplate(brand, language, hasDownloads)),
  );
  const { light, dark } = brand.themeColor;
  const html = renderToStaticMarkup(
    <html lang={locales[0]} dir={directionOf(locales[0])}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <style
          // biome-ignore lint/security/noDangerouslySetInnerHtml: CSS of our own build, which cannot end its element.
          dangerouslySetInnerHTML={{ __html: stylesOf(brand) }}
        />
      </head>
      <body>
        {pages}
        <InlineScript nonce={undefined}>{offlineScript}</InlineScript>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}

/** Returns all available languages, the default first. */
const languagesOf = (brand: Brand) =>
  languageNames(brand).map(({ code }) => languageFacts(code, brand));

/** Renders a template for each language. The page's own script shows the template in the viewer's language. */
async function offlineTemplate(
  site: Brand,
  facts: Pick<PageFacts, 'locale' | 'language'>,
  hasDownloads: boolean,
): Promise<ReactNode> {
  const { locale, language } = facts;
  const brand = site.languages?.localiseBrand(site, language?.code) ?? site;
  const i18n = createI18n(facts, brand);
  const messages = { brand, i18n, facts };
  await Promise.all([loadMessages(messages, 'shell'), loadMessages(messages, 'my-downloads')]);
  const t = i18n.getFixedT(i18n.language, 'shell');
  const ofDownloads = i18n.getFixedT(i18n.language, 'my-downloads');
  const title = t('offline');
  return (
    <template
      key={i18n.language}
      lang={i18n.language}
      dir={language?.dir ?? directionOf(locale)}
      title={`${title} | ${brand.name[locale]}`}
    >
      <OfflinePage
        brand={brand}
        locale={locale}
        messages={{
          title,
          text: t('outOfReachMore'),
          tryAgain: t('tryAgain'),
          downloaded: hasDownloads ? ofDownloads('playsOffline') : undefined,
          downloads: ofDownloads('downloads'),
        }}
      />
    </template>
  );
}
