import { groupPhone, showDigits } from '@parde/domain';
import { usePage } from '../page/Storefront.tsx';

export function PhoneNumber({ children }: { children: string }) {
  const { locale } = usePage().facts;
  return <bdi dir="ltr">{showDigits(groupPhone(children), locale)}</bdi>;
}
