import { issuedCertificatesView } from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PoliciesShared } from '@covertrail/domain/share/share.contract';
import type { MailParts } from '#mail/mail-kind';

/** More than a requester has of one supplier for one project. */
const MOST = 200;

/** A policy that was issued again: its revision when the requester was told last, and now. */
interface IssuedAgain {
  readonly policyId: Uuid;
  readonly revision: number;
  readonly now: number;
  /** An agent that issues a policy again issues its certificates too; an insured requests it. */
  readonly isRenewed: boolean;
}

/** Ordered as a mail says them. */
const BECAME = {
  renewed: 'is issued again with it, and stands among the documents.',
  requested: 'still says what it said when it was issued: only the agent issues it again, and is asked to.',
  present: 'states the policy as it is now.',
} as const;
type Became = keyof typeof BECAME;
const ORDER: readonly Became[] = ['renewed', 'requested', 'present'];

/** What becomes of the certificates that a requester has of a policy for the project of its share; what changed beside the terms stands on none [D12]. */
export async function toldCertificates(
  parts: MailParts,
  share: Pick<PoliciesShared['data'], 'requesterId' | 'projectId'>,
  issued: IssuedAgain,
): Promise<{ readonly sentences: readonly string[]; readonly isRenewed: boolean }> {
  const numbers = new Map<Became, string[]>();
  for (const { number, stated } of await certificatesOf(parts, share, issued.policyId)) {
    const became = becameOf(stated, issued);
    numbers.set(became, [...(numbers.get(became) ?? []), number]);
  }
  const sentences = ORDER.flatMap((became) => {
    const these = numbers.get(became);
    return these ? [`Your certificate ${these.join(', ')} ${BECAME[became]}`] : [];
  });
  return { sentences, isRenewed: numbers.has('renewed') };
}

/** The agent may have issued it again before the mail is written: it is told of that as well. */
function becameOf(stated: number, { revision, now, isRenewed }: IssuedAgain): Became {
  if (stated < now) return isRenewed ? 'renewed' : 'requested';
  return isRenewed && revision < now ? 'renewed' : 'present';
}

/** Each with the revision of the policy that it states [E03]. */
async function certificatesOf(
  { views, deciders }: MailParts,
  { requesterId, projectId }: Pick<PoliciesShared['data'], 'requesterId' | 'projectId'>,
  policyId: Uuid,
): Promise<readonly { readonly number: string; readonly stated: number }[]> {
  const where = { requesterId: { eq: requesterId }, projectId: { eq: projectId } };
  const { documents } = await views.find(issuedCertificatesView, { where }, [], { limit: MOST });
  const issues = documents.map(async ({ id, number }) => {
    const { state } = await deciders.load(issuedCertificateDecider, id);
    const stated = state?.issues.at(-1)?.policies.find((policy) => policy.policyId === policyId);
    return stated ? [{ number, stated: stated.revision }] : [];
  });
  return (await Promise.all(issues)).flat();
}
