export { PaymentList } from './PaymentList.tsx';
export { PaymentResult } from './PaymentResult.tsx';
export const loadWalletModal = async () => (await import('./WalletModal.tsx')).WalletModal;
