import { VisuallyHidden } from '@parde/ui';

/** Short words that stand beside what they are about, and are read out as a phrase that begins with them. */
export function Spoken({ as, children }: { as: string; children: string }) {
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{as}</VisuallyHidden>
    </>
  );
}
