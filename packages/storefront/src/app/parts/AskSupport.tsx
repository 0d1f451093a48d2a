import { Notice } from '@parde/ui';
import { SupportLink } from './SupportLink.tsx';

/** Where this site cannot take a payment: whom to call. */
export function AskSupport({ text }: { text: string }) {
  return (
    <Notice>
      {text} <SupportLink />
    </Notice>
  );
}
