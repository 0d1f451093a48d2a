declare global {
  /** Missing in older browsers. Its values stand where the types of the DOM have strings. */
  var trustedTypes: { createPolicy<Rules>(name: string, rules: Rules): Rules } | undefined;
}

/** A page's Content-Security-Policy allows these and no other (server/csp.ts). */
export const trustedPolicies = ['parde-html', 'parde-worker'] as const;

/** Only a policy's values may become HTML or the address of a script. A document makes each policy once. */
export function trustedPolicy<Rules>(name: (typeof trustedPolicies)[number], rules: Rules): Rules {
  return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;
}
