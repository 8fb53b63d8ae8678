import { issuedCertificatesView } from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PoliciesShared } from '@covertrail/domain/share/share.contract';
import type { MailParts } from '#mail/mail-kind';

/** More than a requester has of one supplier for one project. */
const MOST = 200;

/** A policy that was issued again: its revision when the requester was told last, and now. */
export interface IssuedAgain {
  readonly policyId: Uuid;
  readonly revision: number;
  readonly now: number;
  /** An agent that issues a policy again issues the certificates of its agency too; an insured requests it. */
  readonly isRenewed: boolean;
  /** The agency whose certificates are issued again, or that is asked to; null where no agency manages the policy. */
  readonly agencyId: Uuid | null;
}

/** A certificate with the agency that issued it, and the revision of the policy that it states [E03]. */
interface ToldCertificate {
  readonly number: string;
  readonly agencyId: Uuid;
  readonly stated: number;
}

/** Ordered as a mail says them. */
const BECAME = {
  renewed: 'is issued again with it, and stands among the documents.',
  requested: 'still says what it said when it was issued: only the agent issues it again, and is asked to.',
  left: 'still says what it said when it was issued: the agency that issued it does not manage the policy now, and is not asked to issue it again. Ask the supplier if you need one that is true today.',
  present: 'states the policy as it is now.',
} as const;
type Became = keyof typeof BECAME;
const ORDER: readonly Became[] = ['renewed', 'requested', 'left', 'present'];

/** What becomes of the certificates that a requester has of a policy for the project of its share; what changed beside the terms stands on none [D12]. */
export async function toldCertificates(
  parts: MailParts,
  share: Pick<PoliciesShared['data'], 'requesterId' | 'projectId'>,
  issued: IssuedAgain,
): Promise<{ readonly sentences: readonly string[]; readonly isRenewed: boolean }> {
  const numbers = new Map<Became, string[]>();
  for (const certificate of await certificatesOf(parts, share, issued.policyId)) {
    const became = becameOf(certificate, issued);
    numbers.set(became, [...(numbers.get(became) ?? []), certificate.number]);
  }
  const sentences = ORDER.flatMap((became) => {
    const these = numbers.get(became);
    return these ? [`Your certificate ${these.join(', ')} ${BECAME[became]}`] : [];
  });
  return { sentences, isRenewed: numbers.has('renewed') };
}

/** The agent may have issued it again before the mail is written: it is told of that as well. */
function becameOf({ stated, agencyId: issuer }: ToldCertificate, issued: IssuedAgain): Became {
  const { revision, now, isRenewed, agencyId } = issued;
  if (issuer !== agencyId) return stated < now ? 'left' : 'present';
  if (stated < now) return isRenewed ? 'renewed' : 'requested';
  return isRenewed && revision < now ? 'renewed' : 'present';
}

async function certificatesOf(
  { views, deciders }: MailParts,
  { requesterId, projectId }: Pick<PoliciesShared['data'], 'requesterId' | 'projectId'>,
  policyId: Uuid,
): Promise<readonly ToldCertificate[]> {
  const where = { requesterId: { eq: requesterId }, projectId: { eq: projectId } };
  const { documents } = await views.find(issuedCertificatesView, { where }, [], { limit: MOST });
  const issues = documents.map(async ({ id, number, agencyId }) => {
    const { state } = await deciders.load(issuedCertificateDecider, id);
    const stated = state?.issues.at(-1)?.policies.find((policy) => policy.policyId === policyId);
    return stated ? [{ number, agencyId, stated: stated.revision }] : [];
  });
  return (await Promise.all(issues)).flat();
}
