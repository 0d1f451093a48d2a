import { assumesSubscription, isListedHost } from '@parde/domain';
import type { Brand, HostRule } from './define-brand.ts';

/** What a page shows by the host that it was asked from and the deployment that answers. */
export interface HostRules {
  readonly showsPayments: boolean;
  readonly showsFullRateTip: boolean;
  /** Nobody is asked who they are: every viewer is taken as subscribed. */
  readonly assumesSubscribed: boolean;
}

/** The part of the server's settings that rules depend on. */
export interface Deployment {
  readonly DEPLOYMENT: string;
  readonly ASSUME_SUBSCRIBED: boolean;
  readonly ASSUME_SUBSCRIBED_EXCEPT: readonly string[];
}

/** The brand's rules, decided. The server does it, once a request. */
export function hostRules({ rules }: Brand, deployment: Deployment, host: string): HostRules {
  const holds = (rule: HostRule | undefined) =>
    rule !== undefined &&
    isListedHost(host, rule.hosts) &&
    (rule.deployment === undefined || rule.deployment === deployment.DEPLOYMENT);
  return {
    showsPayments: !holds(rules.hidePayments),
    showsFullRateTip: !holds(rules.hideFullRateTip),
    assumesSubscribed: assumesSubscription(
      {
        assumed: deployment.ASSUME_SUBSCRIBED,
        exceptHosts: deployment.ASSUME_SUBSCRIBED_EXCEPT,
      },
      host,
    ),
  };
}
