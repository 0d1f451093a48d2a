import { directionOf } from '@parde/domain';
import type { ReactNode } from 'react';
import { usePage } from '../app/page/Storefront.tsx';
import { rootElementId } from '../shell/support/own-element.ts';

interface DocumentProps {
  children: ReactNode;
  /** Rendered only by the server. Hydration ignores unknown elements of the head and the body. */
  head?: ReactNode;
  end?: ReactNode;
}

/** The document of every page, including failed pages. */
export function Document({ children, head, end }: DocumentProps) {
  const { locale, language, stored } = usePage().facts;
  return (
    // Before hydration, the early script sets the theme on this element, and marks the saved downloads page as an
    // adult's or a child's.
    <html
      lang={language?.code ?? locale}
      dir={language?.dir ?? directionOf(locale)}
      data-stored={stored && ''}
      suppressHydrationWarning
    >
      <head>{head}</head>
      <body>
        <div id={rootElementId}>{children}</div>
        {end}
      </body>
    </html>
  );
}
