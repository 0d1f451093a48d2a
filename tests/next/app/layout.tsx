import '@parde/ui/base.css';
import type { ReactNode } from 'react';
import { Links } from './links.tsx';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fa" dir="rtl">
      <body>
        <Links>{children}</Links>
      </body>
    </html>
  );
}
