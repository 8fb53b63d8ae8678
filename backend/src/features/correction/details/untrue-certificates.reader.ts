import { Injectable } from '@nestjs/common';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import type { UntrueCertificate } from '@covertrail/contracts/correction/correction.replies';
import type { CorrectionDocument } from '@covertrail/contracts/correction/correction.views';
import {
  issuedCertificatesView,
  type IssuedCertificateDocument,
} from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import {
  issuedCertificateDecider,
  type IssuedCertificateState,
} from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { isUntrueIssue, type CorrectedPolicy } from '@covertrail/domain/policy/untrue-certificates.rules';
import { isAgency, isRequesting } from '@covertrail/domain/rights/sides';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { untrueCertificateText } from '@covertrail/wording/correction/untrue-certificate.words';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import { IssuingAgain } from '#issuing-again/issuing-again.reader';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';
import type { CorrectedFact } from '../find-corrections/corrected-fact.reader.js';

/** Certificates that state a corrected policy otherwise than it was on the day of their issue [H13]. */
@Injectable()
export class UntrueCertificates {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly again: IssuingAgain,
  ) {}

  /** Of an insured all, of an agency those that it issued, of a requester those for its projects; the last issued first. */
  async of(
    correction: CorrectionDocument,
    fact: CorrectedFact | null,
    actor: Actor,
  ): Promise<readonly UntrueCertificate[]> {
    const { policyId, supplierId } = correction;
    const policy = policyId && fact ? await this.correctedPolicy(policyId, fact) : null;
    if (policyId === null || policy === null) return [];
    const mayIssue = isAgency(actor) && (await this.representations.answersFor(actor, supplierId)) !== null;
    const found: UntrueCertificate[] = [];
    const where = { insuredId: { eq: supplierId }, policyWords: { word: idWord(policyId) } };
    const lastFirst = [{ field: 'issuedAt', direction: 'desc' }] as const;
    for await (const certificate of everyDocument(this.views, issuedCertificatesView, { where }, lastFirst)) {
      if (isAgency(actor) && certificate.agencyId !== actor.companyId) continue;
      if (isRequesting(actor) && certificate.requesterId !== actor.companyId) continue;
      const { state } = await this.deciders.readable.load(issuedCertificateDecider, certificate.id);
      if (state)
        found.push(...(await this.withRefusal(untrueIssues(state, policy, correction, mayIssue), certificate)));
    }
    return found;
  }

  /** What may be issued again is looked at once more: a policy of the certificate may be canceled by now. */
  private async withRefusal(
    issues: readonly UntrueCertificate[],
    certificate: IssuedCertificateDocument,
  ): Promise<readonly UntrueCertificate[]> {
    if (!issues.some(({ mayIssueAgain }) => mayIssueAgain)) return issues;
    const notAgain = await this.again.refusal(certificate);
    return notAgain === null ? issues : issues.map((issue) => ({ ...issue, mayIssueAgain: false, notAgain }));
  }

  /** Null where the fact is no event of the policy, or began it. */
  private async correctedPolicy(policyId: Uuid, { events, earlier }: CorrectedFact): Promise<CorrectedPolicy | null> {
    const [first] = events;
    const last = events.at(-1) ?? first;
    const previous = earlier.at(-1);
    if (first.stream !== `policy-${policyId}` || previous === undefined) return null;
    const { readable } = this.deciders;
    const { state: before } = await readable.loadAt(policyDecider, policyId, previous.position);
    const { state: after } = await readable.loadAt(policyDecider, policyId, last.position);
    return before && after ? { before, after, revision: first.revision } : null;
  }
}

/** The issues of one certificate on corrected days. */
function untrueIssues(
  { certificateId, number, issues }: NonNullable<IssuedCertificateState>,
  policy: CorrectedPolicy,
  { from, to }: CorrectionDocument,
  mayIssue: boolean,
): readonly UntrueCertificate[] {
  const again = issues.find(({ policies }) =>
    policies.some(({ policyId, revision }) => policyId === policy.after.policyId && revision >= policy.revision),
  );
  return issues.flatMap((issue, revision) => {
    const { issuedOn, holder } = issue;
    if (issuedOn < from || issuedOn >= to || !isUntrueIssue(issue, policy)) return [];
    const said = { number, holderName: holder.name, issuedOn, againOn: again?.issuedOn ?? null };
    const mayIssueAgain = mayIssue && again === undefined;
    return [{ certificateId, revision, ...said, sentence: untrueCertificateText(said), mayIssueAgain, notAgain: null }];
  });
}
