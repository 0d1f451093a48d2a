import type { Payment } from '@parde/api-client';

/** The effect of a payment on the credit. */
export type MoveKind = 'in' | 'out' | 'waiting' | 'returned';

export interface WalletMove {
  readonly kind: MoveKind;
  readonly payment: Payment;
}

const wallet = 'wallet';

/** Returns the payments that changed the credit, in their order. A failed or abandoned payment has not changed it. */
export function walletMoves(payments: readonly Payment[] | undefined): WalletMove[] {
  return (payments ?? []).flatMap((payment) => {
    const kind = moveOf(payment);
    return kind ? { kind, payment } : [];
  });
}

function moveOf({ kind, status, gateway }: Payment): MoveKind | undefined {
  // The price of something that could not be delivered is added to the credit, however it was paid.
  if (status === 'refunded') return gateway.id === wallet ? 'returned' : 'in';
  if (kind === wallet) {
    if (status === 'paid') return 'in';
    return status === 'pending' ? 'waiting' : undefined;
  }
  return gateway.id === wallet && status === 'paid' ? 'out' : undefined;
}
