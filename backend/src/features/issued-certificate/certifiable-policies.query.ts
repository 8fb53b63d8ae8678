import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  Certifiable,
  CertifiablePolicy,
} from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { signaturesView } from '@covertrail/contracts/signature/signature.views';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { formsOfLine, formsOfLines } from '@covertrail/domain/issued-certificate/certificate-forms.rules';
import { dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { certifiableOn } from '@covertrail/domain/policy/policy-certifiable';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { CLOCK } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { CertificatePolicies } from './certificate-policies.reader.js';

/** What an agent may certify of a client today. */
export class ReadCertifiablePolicies extends Query<QueryReply<Certifiable>> {
  constructor(
    readonly actor: Actor,
    readonly insuredId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(ReadCertifiablePolicies)
export class ReadCertifiablePoliciesHandler implements IQueryHandler<ReadCertifiablePolicies> {
  constructor(
    private readonly policies: CertificatePolicies,
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, insuredId }: ReadCertifiablePolicies): Promise<QueryReply<Certifiable>> {
    const { state: insured } = await this.deciders.readable.load(companyDecider, insuredId);
    const today = dayInZone(this.clock.now(), insured?.registration.timeZone ?? 'UTC');
    const policies = (await this.policies.ofInsured(actor, insuredId)).map((policy) => rowOf(policy, today));
    const signed = await this.views.byId(signaturesView, [actor.userId, actor.companyId]);
    return this.views.reply({
      today,
      signature: signed.has(actor.userId) ? 'agent' : signed.has(actor.companyId) ? 'agency' : null,
      forms: formsOfLines(policies.flatMap(({ because, line }) => (because === null ? [line] : []))),
      policies,
    });
  }
}

function rowOf(policy: AddedPolicy, today: CalendarDate): CertifiablePolicy {
  const { certified, because } = certifiableOn(policy, today);
  const { policyNumber, period, endorsements, descriptionOfOperations, remarks, carrier } = certified.terms;
  return {
    id: policy.policyId,
    line: policy.line,
    because,
    forms: formsOfLine(policy.line),
    carrierName: carrier.name,
    terms: { policyNumber, period, endorsements, descriptionOfOperations, remarks },
  };
}
