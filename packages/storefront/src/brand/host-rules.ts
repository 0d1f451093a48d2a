import { assumesSubscription, isListedHost } from '@parde/domain';
import type { Brand, HostRule } from './define-brand.ts';

/** The page features that depend on the host and the deployment. */
export interface HostRules {
  readonly showsPayments: boolean;
  readonly showsFullRateTip: boolean;
  /** True if every viewer counts as subscribed, without a check. */
  readonly assumesSubscribed: boolean;
}

export interface Deployment {
  readonly DEPLOYMENT: string;
  readonly ASSUME_SUBSCRIBED: boolean;
  readonly ASSUME_SUBSCRIBED_EXCEPT: readonly string[];
}

/**
 * True if a host other than the first of ORIGINS serves its own pages. Hosts that a rule names always do, because
 * their pages differ.
 */
export function isServedHost(
  { otherHosts, rules }: Brand,
  { ASSUME_SUBSCRIBED_EXCEPT }: Pick<Deployment, 'ASSUME_SUBSCRIBED_EXCEPT'>,
  host: string,
): boolean {
  const { hidePayments, hideFullRateTip } = rules;
  const ruled = [hidePayments, hideFullRateTip].flatMap((rule) =>
    typeof rule === 'object' ? rule.hosts : [],
  );
  return otherHosts === 'serve' || isListedHost(host, [...ruled, ...ASSUME_SUBSCRIBED_EXCEPT]);
}

/** Runs on the server, once per request. */
export function hostRules({ rules }: Brand, deployment: Deployment, host: string): HostRules {
  const applies = (rule: true | HostRule | undefined) =>
    typeof rule === 'object'
      ? isListedHost(host, rule.hosts) &&
        (rule.deployment === undefined || rule.deployment === deployment.DEPLOYMENT)
      : rule === true;
  return {
    showsPayments: !applies(rules.hidePayments),
    showsFullRateTip: !applies(rules.hideFullRateTip),
    assumesSubscribed: assumesSubscription(
      {
        assumed: deployment.ASSUME_SUBSCRIBED,
        exceptHosts: deployment.ASSUME_SUBSCRIBED_EXCEPT,
      },
      host,
    ),
  };
}
