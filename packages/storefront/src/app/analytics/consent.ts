import { createConsent } from '../consent.ts';

export const analyticsConsent = createConsent('analytics');
