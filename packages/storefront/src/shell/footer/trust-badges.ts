import type { Answer } from '@parde/api-client';

type Badges = Answer<'getAppDetails'>['data']['trust_badges'];

export interface TrustBadge {
  readonly name: 'enamad' | 'samandehi';
  readonly href: string;
  readonly picture: string;
}

const enamadOrigin = 'https://trustseal.enamad.ir';
const samandehiOrigin = 'https://logo.samandehi.ir';

/** The origins of the badges' pictures. */
export const badgeOrigins: readonly string[] = [enamadOrigin, samandehiOrigin];

export function trustBadges(
  badges: Badges | undefined,
  check?: { samandehi_id?: string; samandehi_p?: string },
): readonly TrustBadge[] {
  const enamad = badges?.enamad;
  const id = badges?.samandehi?.id ?? check?.samandehi_id;
  const p = badges?.samandehi?.key ?? check?.samandehi_p;
  return [
    ...(enamad
      ? [createBadge('enamad', enamadOrigin, '', 'logo.aspx', { id: enamad.id, Code: enamad.code })]
      : []),
    ...(id && p
      ? [createBadge('samandehi', samandehiOrigin, 'Verify.aspx', 'logo.aspx', { id, p })]
      : []),
  ];
}

function createBadge(
  name: TrustBadge['name'],
  origin: string,
  proof: string,
  picture: string,
  keys: Record<string, string>,
): TrustBadge {
  const query = new URLSearchParams(keys);
  return { name, href: `${origin}/${proof}?${query}`, picture: `${origin}/${picture}?${query}` };
}
