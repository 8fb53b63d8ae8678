import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { PolicyCarrier } from '@covertrail/domain/insurance/terms/policy-terms';

/** The letters by which a certificate names its insurers. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Letter = (typeof LETTERS)[number];

export interface LetteredInsurer {
  readonly letter: Letter;
  readonly carrier: PolicyCarrier;
}

/** The insurers of policies in their order; there are letters for six. */
export function letteredInsurers(policies: readonly CertifiedPolicy[]): readonly LetteredInsurer[] {
  const carriers = new Map(policies.map(({ terms: { carrier } }) => [carrier.carrierId, carrier]));
  return [...carriers.values()].flatMap((carrier, at) => {
    const letter = LETTERS[at];
    return letter ? [{ letter, carrier }] : [];
  });
}

/** The letter of the insurer of a policy; null where all were given to others. */
export const letterOf = (insurers: readonly LetteredInsurer[], { terms }: CertifiedPolicy): Letter | null =>
  insurers.find(({ carrier }) => carrier.carrierId === terms.carrier.carrierId)?.letter ?? null;
