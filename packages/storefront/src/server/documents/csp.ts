import { trustedPolicies } from '../../app/browser/trusted-types.ts';
import type { Environment } from '../../config/environment.server.ts';
import type { RouteRow } from '../../route-table.ts';
import { badgeOrigins } from '../../shell/footer/trust-badges.ts';
import type { ChatPolicy } from '../../shell/support/providers.ts';

/** Inline code is allowed by hash on cached pages, and by nonce on other pages. */
type InlineAllowance =
  | { readonly hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] } }
  | { readonly nonce: string };

/** The origins that a policy allows in addition to the own origin. */
export interface PolicyOrigins {
  readonly images: readonly string[];
  readonly media: readonly string[];
  /** Undefined for documents without a support chat. */
  readonly chat?: ChatPolicy | undefined;
  readonly reports: readonly string[];
  /** The address that browsers report violations of the policy to. */
  readonly violations?: string | undefined;
  /** The origins of the scripts, calls and pictures of the brand's collector. */
  readonly analytics: readonly string[];
}

type OriginSettings = Pick<
  Environment,
  'IMAGE_ORIGINS' | 'MEDIA_ORIGINS' | 'REPORT_URL' | 'CSP_REPORT_URL'
>;

/** Returns the allowed origins for a page's document. */
export function policyOrigins(
  settings: OriginSettings,
  { trustBadges, forKids }: Pick<RouteRow, 'trustBadges'> & Partial<Pick<RouteRow, 'forKids'>>,
  analytics: readonly string[] = [],
  chat?: ChatPolicy,
): PolicyOrigins {
  const { REPORT_URL: reports } = settings;
  return {
    images: trustBadges ? [...settings.IMAGE_ORIGINS, ...badgeOrigins] : settings.IMAGE_ORIGINS,
    media: settings.MEDIA_ORIGINS,
    chat,
    reports: reports === undefined ? [] : [originOf(reports)],
    violations: settings.CSP_REPORT_URL,
    analytics: forKids ? [] : analytics,
  };
}

export function contentSecurityPolicy(allowance: InlineAllowance, origins: PolicyOrigins): string {
  const { images, media, chat, reports, violations, analytics } = origins;
  const hosts = chat?.hosts ?? [];
  const [scripts, styles] =
    'nonce' in allowance
      ? [[`'nonce-${allowance.nonce}'`], [`'nonce-${allowance.nonce}'`]]
      : [quoted(allowance.hashes.scripts), quoted(allowance.hashes.styles)];
  return [
    "default-src 'none'",
    "object-src 'none'",
    sources('script-src', "'self'", scripts, hosts, analytics),
    // Browsers ignore 'unsafe-inline' beside a hash or a nonce.
    sources('style-src', "'self'", chat?.inlineStyles ? ["'unsafe-inline'"] : styles, hosts),
    // React renders `style` attributes on the server. They cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    sources('img-src', "'self' data: blob:", images, hosts, analytics),
    sources('font-src', "'self'", hosts),
    // The player's script fetches HLS playlists and segments.
    sources('connect-src', "'self'", media, hosts, chat?.sockets ?? [], reports, analytics),
    sources('media-src', "'self' blob:", media, hosts),
    ...(chat ? [sources('frame-src', '', hosts)] : []),
    // Without this directive, workers follow script-src.
    ...(chat?.blobWorkers ? ["worker-src 'self' blob:"] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // The scripts of a chat or a collector may write HTML without Trusted Types.
    ...(chat || analytics.length > 0
      ? []
      : ["require-trusted-types-for 'script'", sources('trusted-types', '', trustedPolicies)]),
    // Browsers without `report-to` use the address directly.
    ...(violations ? ['report-to csp', `report-uri ${violations}`] : []),
  ].join('; ');
}

function sources(directive: string, own: string, ...others: readonly (readonly string[])[]) {
  return [directive, own, ...new Set(others.flat())].filter((part) => part !== '').join(' ');
}

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}

function originOf(address: string): string {
  return new URL(address).origin;
}
