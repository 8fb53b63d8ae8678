import { membersView } from '@covertrail/contracts/membership/membership.views';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { managerOf } from '@covertrail/domain/representation/managing-agency.rules';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { reaches } from '@covertrail/domain/rights/access-levels';
import { CAPABILITIES } from '@covertrail/domain/rights/capabilities';
import type { BesideTerms } from '@covertrail/domain/share/share.contract';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { shownPolicies } from '@covertrail/domain/share/share.state';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { dayText } from '@covertrail/wording/text/day-text';
import type { Letter } from '#mail/letter';
import { defineMail, type MailOrder, type MailParts } from '#mail/mail-kind';
import { quotedNames } from '#mail/quoted-names';
import { besideText, heldChanges } from './held-changes.rules.js';
import { toldCertificates, type IssuedAgain } from './told-certificates.reader.js';

/** More people than a company has. */
const MOST = 200;

/** To those of a requester who may ask for proof: a policy that it holds was issued again, with what changed since it was told [D12]. */
export const issuedAgainMail = defineMail({
  name: 'policy-issued-again',
  notice: 'requests',
  handles: 'SharedPolicyIssuedAgain',
  of: (parts) => ({
    orders: async ({
      data: { shareId, policyId, since, upTo, beside = [], requesterId, insuredId },
      meta,
      position,
    }) => {
      await parts.views.reached(position, membersView);
      const by = (meta.initiator ?? meta).tenant ?? insuredId;
      const where = { companyId: { eq: requesterId } };
      const { documents } = await parts.views.find(membersView, { where }, [], { limit: MOST });
      return documents
        .filter(({ access }) => reaches(access, CAPABILITIES.requestCoverage.requester))
        .map(({ userId }) => ({ to: userId, about: { shareId, policyId, since, upTo, by, ...saying(beside) } }));
    },
    compose: (order) => compose(parts, order),
  }),
});

/** What changed beside the terms, for the order; nothing where nothing did. */
function saying(beside: readonly BesideTerms[]): Readonly<Record<string, string>> {
  const named = besideText(beside);
  return named === null ? {} : { beside: named };
}

/** Null once the requester sees the policy no more. */
async function compose(parts: MailParts, { about }: MailOrder): Promise<Letter | null> {
  const { deciders, publicUrl, clock } = parts;
  const [policyId, shareId] = [about['policyId']!, about['shareId']!];
  const { state: share } = await deciders.load(shareDecider, shareId);
  if (!share || !shownPolicies(share).includes(policyId)) return null;
  const { state: before, revision } = await deciders.loadAt(policyDecider, policyId, about['since']!);
  const { state: after, revision: now } = await deciders.loadAt(policyDecider, policyId, about['upTo']!);
  if (!before || !after) return null;
  const { requesterId, insuredId, projectId } = share.shared;
  const { state: insured } = await deciders.load(companyDecider, insuredId);
  const changed = heldChanges(before, after, dayInZone(clock.now(), insured?.registration.timeZone ?? 'UTC'));
  const names = quotedNames(deciders);
  const issuer = await issuerOf(parts, about['by']!, { policyId, insuredId });
  const read = { policyId, revision, now, ...issuer };
  const certificates = await toldCertificates(parts, share.shared, read);
  const beside = about['beside'];
  const supplier = `${publicUrl}/app/suppliers/${trackingIdOf(requesterId, projectId, insuredId)}`;
  const what = `the ${LINE_NAMES[after.line]} policy of ${await names.company(insuredId)} for ${await names.project(projectId)}`;
  return {
    subject: `What changed: ${what}`,
    parts: [
      `This is ${what}, as it is now.`,
      ...(changed
        ? [
            `What it says otherwise than you were told, from ${dayText(changed.from)} on:`,
            { facts: changed.changes.map(({ label, before: was, after: is }) => [label, `${was} → ${is}`] as const) },
          ]
        : [`Nothing that ${beside ? 'its terms say' : 'it says'} is otherwise than you were told.`]),
      ...(beside ? [`Beside its terms, ${beside}: the pages of the supplier show them as they are.`] : []),
      ...certificates.sentences,
    ],
    main: certificates.isRenewed
      ? { lead: 'See the certificate', label: 'See the documents', url: `${supplier}/documents` }
      : { lead: 'See what it means for your requirements', label: 'See the supplier', url: `${supplier}/why` },
    because: `you may ask suppliers for proof of insurance for ${await names.company(requesterId, 'your company')}`,
  };
}

/** Whose certificates come again with the policy: of the agency that issued it again; where its insured did, the agency that manages it is asked for them. */
async function issuerOf(
  { deciders }: MailParts,
  by: Uuid,
  { policyId, insuredId }: { readonly policyId: Uuid; readonly insuredId: Uuid },
): Promise<Pick<IssuedAgain, 'isRenewed' | 'agencyId'>> {
  if (by !== insuredId) return { isRenewed: true, agencyId: by };
  const { state: policy } = await deciders.load(policyDecider, policyId);
  const { state: represented } = await deciders.load(representationDecider, insuredId);
  return { isRenewed: false, agencyId: policy && represented && managerOf(represented, policy.given) };
}
