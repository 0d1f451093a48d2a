import { Notice } from '@parde/ui';
import { SupportLink } from './SupportLink.tsx';

/** Shows how to contact support, where this site cannot take a payment. */
export function ContactSupport({ text }: { text: string }) {
  return (
    <Notice>
      {text} <SupportLink />
    </Notice>
  );
}
