import type { Payment } from '@parde/api-client';

/** What a payment did to the credit. */
export type MoveKind = 'in' | 'out' | 'waiting' | 'returned';

export interface WalletMove {
  readonly kind: MoveKind;
  readonly payment: Payment;
}

const wallet = 'wallet';

/** The payments that touched the credit, as they came. What failed or was left has not. */
export function walletMoves(payments: readonly Payment[] | undefined): WalletMove[] {
  return (payments ?? []).flatMap((payment) => {
    const kind = moveOf(payment);
    return kind ? { kind, payment } : [];
  });
}

function moveOf({ kind, status, gateway }: Payment): MoveKind | undefined {
  // What could not be delivered goes back to the credit, wherever it came from.
  if (status === 'refunded') return gateway.id === wallet ? 'returned' : 'in';
  if (kind === wallet) {
    if (status === 'paid') return 'in';
    return status === 'pending' ? 'waiting' : undefined;
  }
  return gateway.id === wallet && status === 'paid' ? 'out' : undefined;
}
