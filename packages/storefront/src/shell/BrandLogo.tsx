import { usePage } from '../app/page/Storefront.tsx';
import { Logo } from './Logo.tsx';

export function BrandLogo() {
  const { brand, facts } = usePage();
  return <Logo brand={brand} locale={facts.locale} />;
}
