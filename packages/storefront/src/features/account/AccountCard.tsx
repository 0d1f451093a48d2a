import { Button } from '@parde/ui';
import type { ReactNode } from 'react';
import { hasModal } from '../../app/modals/has-modal.ts';
import type { ModalName } from '../../app/modals/modal-states.ts';
import { useModal } from '../../app/modals/use-modal.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import * as styles from './AccountHead.css.ts';

/** A part of the account, which has its own card. */
export interface FactProps {
  title: string;
}

interface CardProps extends FactProps {
  icon: ReactNode;
  actions: ReactNode;
  /** True for a card with sentences. */
  wide?: boolean;
  children: ReactNode;
}

export function AccountCard({ title, icon, actions, wide = false, children }: CardProps) {
  return (
    <section className={wide ? styles.wide : styles.fact} aria-label={title}>
      <h2 className={styles.title}>
        <span className={styles.icon}>{icon}</span>
        {title}
      </h2>
      <div className={wide ? styles.inviting : styles.state}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}

export function ModalButton({
  modal,
  variant = 'secondary',
  children,
}: {
  modal: Extract<ModalName, 'credit' | 'wallet' | 'direct-debit' | 'gift-days'>;
  variant?: 'secondary' | 'ghost';
  children: string;
}) {
  const page = usePage();
  const openModal = useModal(modal);
  if (!hasModal(page, modal)) return null;
  return (
    <Button size="sm" variant={variant} aria-haspopup="dialog" onClick={() => openModal?.({})}>
      {children}
    </Button>
  );
}
