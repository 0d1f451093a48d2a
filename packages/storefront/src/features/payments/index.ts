export { PaymentList } from './PaymentList.tsx';
export { PaymentResult } from './PaymentResult.tsx';
