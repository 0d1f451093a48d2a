import { assumesSubscription, isListedHost } from '@parde/domain';
import type { Brand, HostRule } from './define-brand.ts';

/** What a page shows by host and deployment. */
export interface HostRules {
  readonly showsPayments: boolean;
  readonly showsFullRateTip: boolean;
  /** Every viewer counts as subscribed, without a check. */
  readonly assumesSubscribed: boolean;
}

export interface Deployment {
  readonly DEPLOYMENT: string;
  readonly ASSUME_SUBSCRIBED: boolean;
  readonly ASSUME_SUBSCRIBED_EXCEPT: readonly string[];
}

/** Runs on the server, once a request. */
export function hostRules({ rules }: Brand, deployment: Deployment, host: string): HostRules {
  const applies = (rule: HostRule | undefined) =>
    rule !== undefined &&
    isListedHost(host, rule.hosts) &&
    (rule.deployment === undefined || rule.deployment === deployment.DEPLOYMENT);
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
