/** Headers of every answer, whatever it holds. A page's Content-Security-Policy is made with the page (csp.ts). */
export function securityHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Everything a storefront never asks for is off. What the sign-in code and the player need stays with us.
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self), picture-in-picture=(self), otp-credentials=(self)',
    ...(origin.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}
