import { Container } from '@parde/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { Sections } from '../parts/Sections.tsx';

/** True inside a frame that sets the margins and has its own navigation. */
export const InFrame = createContext(false);

/** The content of a page that may be inside a frame. */
export function PageBody({ children }: { children: ReactNode }) {
  return useContext(InFrame) ? (
    children
  ) : (
    <Sections>
      <Container>{children}</Container>
    </Sections>
  );
}
