import { Link, Notice } from '@parde/ui';
import { useSupportPhone } from '../../../app/hooks/use-support-phone.ts';
import { PhoneNumber } from '../../../app/parts/PhoneNumber.tsx';

/** Where this site cannot take a payment: whom to call. */
export function AskSupport({ text }: { text: string }) {
  const phone = useSupportPhone();
  return (
    <Notice>
      {text}
      {phone === undefined ? null : (
        <>
          {' '}
          <Link href={`tel:${phone}`}>
            <PhoneNumber>{phone}</PhoneNumber>
          </Link>
        </>
      )}
    </Notice>
  );
}
