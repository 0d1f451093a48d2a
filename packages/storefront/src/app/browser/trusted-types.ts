declare global {
  /** Missing in older browsers. The DOM's types require strings, so the policies' values are typed as strings. */
  var trustedTypes: { createPolicy<Rules>(name: string, rules: Rules): Rules } | undefined;
}

/** The only policies that a page's Content-Security-Policy allows (server/documents/csp.ts). */
export const trustedPolicies = ['parde-html', 'parde-worker'] as const;

/**
 * Returns a policy. Only a policy's values may be used as HTML or as the address of a script. A document must create
 * each policy only once.
 */
export function trustedPolicy<Rules>(name: (typeof trustedPolicies)[number], rules: Rules): Rules {
  return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;
}
