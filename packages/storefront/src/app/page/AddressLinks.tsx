import { addressIn } from '../../brand/languages.ts';
import { languageNames } from '../settings/language.ts';
import { CanonicalLink } from './CanonicalLink.tsx';
import { usePage } from './Storefront.tsx';

/**
 * The canonical address of a page, and its addresses in all languages. The address without a language has the language
 * that the viewer has chosen.
 */
export function AddressLinks({ address }: { address: string }) {
  const { brand, facts } = usePage();
  const { addressLanguage: code } = facts;
  return (
    <>
      <CanonicalLink address={code === undefined ? address : addressIn(address, code)} />
      <link rel="alternate" hrefLang="x-default" href={address} />
      {languageNames(brand).map((each) => (
        <link
          key={each.code}
          rel="alternate"
          hrefLang={each.code}
          href={addressIn(address, each.code)}
        />
      ))}
    </>
  );
}
