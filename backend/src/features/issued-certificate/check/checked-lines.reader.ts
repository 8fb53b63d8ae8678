import { Injectable } from '@nestjs/common';
import type { CheckedLine } from '@covertrail/contracts/issued-certificate/certificate-check.replies';
import type { PolicySinceCertified } from '@covertrail/domain/issued-certificate/certificate-check.contract';
import type { CertifiedRevision, Issue } from '@covertrail/domain/issued-certificate/issued-certificate.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { sinceCertified } from '@covertrail/domain/policy/policy-since-certified';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { certifiedKind, printedFacts } from '@covertrail/wording/issued-certificate/printed-facts.words';
import { sinceSentences } from '@covertrail/wording/issued-certificate/since-certified.words';

/** The policies of a certificate as it states them, and what of that is so on a day: from their streams, because a view may lag behind. */
@Injectable()
export class CheckedLines {
  constructor(private readonly deciders: DeciderStore) {}

  async of({ policies, issuedOn }: Issue, today: CalendarDate): Promise<readonly CheckedLine[]> {
    const lines = await Promise.all(policies.map((policy) => this.line(policy, issuedOn, today)));
    return lines.flatMap((line) => line ?? []);
  }

  private async line(
    { policyId, revision }: CertifiedRevision,
    issuedOn: CalendarDate,
    today: CalendarDate,
  ): Promise<CheckedLine | null> {
    const { state } = await this.deciders.load(policyDecider, policyId);
    const since = state && sinceCertified(state, { revision, issuedOn }, today);
    return since && lineOf(since);
  }
}

function lineOf(policy: PolicySinceCertified): CheckedLine {
  const { certified, isInForce } = policy;
  const { policyNumber, carrier, period } = certified.terms;
  return {
    kind: certifiedKind(certified),
    policyNumber,
    insurer: carrier.name,
    naic: carrier.naic,
    ...period,
    ...printedFacts(certified.terms),
    isInForce,
    ...sinceSentences(policy),
  };
}
