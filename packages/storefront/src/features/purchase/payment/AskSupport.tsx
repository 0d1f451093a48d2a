import { groupPhone, showDigits } from '@parde/domain';
import { Link, Notice } from '@parde/ui';
import { usePage } from '../../../app/page/Storefront.tsx';
import { useBrand } from '../../../brand/brand-context.tsx';

/** Where this site cannot take a payment: whom to call. */
export function AskSupport({ text }: { text: string }) {
  const { locale } = usePage().facts;
  const { supportPhone } = useBrand();
  return (
    <Notice>
      {text}{' '}
      <Link href={`tel:${supportPhone}`}>
        <bdi dir="ltr">{showDigits(groupPhone(supportPhone), locale)}</bdi>
      </Link>
    </Notice>
  );
}
