import { directionOf } from '@parde/domain';
import type { ReactNode } from 'react';
import { usePage } from '../app/page/Storefront.tsx';
import { ownElementId } from '../shell/support/own-element.ts';

interface DocumentProps {
  children: ReactNode;
  /** Written by the server only. Hydration leaves elements of the head and the body alone that it does not know. */
  head?: ReactNode;
  end?: ReactNode;
}

/** The document of every page, failed ones included. */
export function Document({ children, head, end }: DocumentProps) {
  const { locale, language, kept } = usePage().facts;
  return (
    // The early script sets the theme on this element before hydration, and whose the kept page is.
    <html
      lang={language?.code ?? locale}
      dir={language?.dir ?? directionOf(locale)}
      data-kept={kept && ''}
      suppressHydrationWarning
    >
      <head>{head}</head>
      <body>
        <div id={ownElementId}>{children}</div>
        {end}
      </body>
    </html>
  );
}
