import { usePage } from '../app/page/Storefront.tsx';
import { Logo } from './Logo.tsx';

export function BrandLogo() {
  const { brand, facts } = usePage();
  return <Logo mark={brand.logo.mark} name={brand.name[facts.locale]} />;
}
