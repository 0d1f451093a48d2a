import type { ReactNode } from 'react';
import { Heading } from '../components/Heading/Heading.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { CloseIcon } from '../components/icons/CloseIcon.tsx';
import * as modal from './modal.css.ts';

interface ModalLayoutProps {
  titleId: string;
  title: string;
  closeLabel: string;
  onClose: () => void;
  foot: ReactNode;
  children: ReactNode;
}

/** A title with a cross, what scrolls, and what stays at the foot. */
export function ModalLayout({
  titleId,
  title,
  closeLabel,
  onClose,
  foot,
  children,
}: ModalLayoutProps) {
  return (
    <div className={modal.layout}>
      <div className={modal.head}>
        <Heading level={2} size="md" id={titleId}>
          {title}
        </Heading>
        <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must reach what scrolls. */}
      <section className={modal.body} aria-labelledby={titleId} tabIndex={0}>
        {children}
      </section>
      {foot}
    </div>
  );
}
