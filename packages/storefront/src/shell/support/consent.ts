import { createConsent } from '../../app/consent.ts';

/** The consent to pass the user's name and mobile number to the support chat. */
export const chatConsent = createConsent('supportChat');
