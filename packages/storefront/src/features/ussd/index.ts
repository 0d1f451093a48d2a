export { UssdScreen } from './UssdScreen.tsx';
export { isUnknownLink, loadLink, readLink } from './ussd-link.ts';
