import { Notice } from '@parde/ui';
import { SupportLink } from './SupportLink.tsx';

/** Shows how to contact support, where this site cannot take a payment. */
export function AskSupport({ text }: { text: string }) {
  return (
    <Notice>
      {text} <SupportLink />
    </Notice>
  );
}
