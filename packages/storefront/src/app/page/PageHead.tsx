import type { Picture } from '@parde/api-client';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { readUrl } from '../url.ts';
import { CanonicalLink } from './CanonicalLink.tsx';
import type { PageMeta } from './page.ts';
import { usePage } from './Storefront.tsx';

/** Renders the head's elements. React moves them into the document's head. */
export function PageHead({ meta }: { meta: PageMeta }) {
  const { t } = useTranslation();
  const { brand, facts } = usePage();
  const hasError = useSyncExternalStore(onChange, isErrorShown, () => false);
  const { title, description, canonical, image, hidden } = meta;
  const { locale, language, origin } = facts;
  const { AddressLinks = CanonicalLink } = brand.languages ?? {};
  return (
    <>
      <title>{hasError ? t('errorTitle', { title }) : title}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={brand.name[locale]} />
      <meta
        property="og:locale"
        content={language?.code.replace('-', '_') ?? (locale === 'fa' ? 'fa_IR' : 'en_GB')}
      />
      <meta property="og:type" content="website" />
      {description === undefined ? null : (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      {canonical === undefined ? null : <AddressLinks address={origin + canonical} />}
      <PreviewPicture picture={image} origin={origin} />
      {hidden ? <NoIndex /> : null}
    </>
  );
}

/**
 * True if any form of the page shows an error. The title then begins with the error, because a screen reader reads
 * the title first.
 */
function isErrorShown(): boolean {
  return document.querySelector('[aria-invalid="true"], form [role="alert"]') !== null;
}

function onChange(listener: () => void): () => void {
  const changes = new MutationObserver(listener);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-invalid'],
  });
  return () => changes.disconnect();
}

/** The head of a page that is shown in place of a missing or failed one. */
export function FailedPageHead({ title }: { title: string }) {
  const { brand, facts } = usePage();
  return (
    <>
      <title>{`${title} | ${brand.name[facts.locale]}`}</title>
      <NoIndex />
    </>
  );
}

function NoIndex() {
  return <meta name="robots" content="noindex" />;
}

const previewWidth = 1280;

/** The preview picture of the page, or the brand's icon. */
function PreviewPicture({ picture, origin }: { picture: Picture | undefined; origin: string }) {
  const address = picture && readUrl(picture.url, origin);
  if (!address) {
    return <meta property="og:image" content={new URL('/icon-512.png', origin).href} />;
  }
  const { height, widths = [] } = picture;
  const width = widths.findLast((each) => each <= previewWidth) ?? picture.width;
  if (widths.length > 0) address.searchParams.set('w', String(width));
  return (
    <>
      <meta property="og:image" content={address.href} />
      <meta property="og:image:width" content={String(width)} />
      <meta
        property="og:image:height"
        content={String(Math.round((height / picture.width) * width))}
      />
    </>
  );
}
