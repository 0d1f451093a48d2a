import { Link, Notice } from '@parde/ui';
import { useSupportPhone } from '../hooks/use-support-phone.ts';
import { PhoneNumber } from './PhoneNumber.tsx';

/** Where this site cannot take a payment: whom to call. */
export function AskSupport({ text }: { text: string }) {
  const phone = useSupportPhone();
  return (
    <Notice>
      {text}
      {phone === undefined ? null : (
        <>
          {' '}
          <Link href={`tel:${phone}`} tone="inherit">
            <PhoneNumber>{phone}</PhoneNumber>
          </Link>
        </>
      )}
    </Notice>
  );
}
