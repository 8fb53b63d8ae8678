import { Injectable } from '@nestjs/common';
import { isAgency } from '@covertrail/domain/rights/sides';
import type { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import { readableBy } from '#views/policy-readers.filter';

/** Which policies of an insured someone may answer with [D04]: an insured with all of its own, an agency with those that it manages or none does. */
@Injectable()
export class AnsweringPolicies {
  constructor(private readonly representations: Representations) {}

  /** An agency that the insured has not accepted answers with what it added alone (ADR 53). */
  async of(actor: Actor, insuredId: Uuid): Promise<FilterOf<typeof policiesView>> {
    const isWaiting = isAgency(actor) && !(await this.representations.represents(actor.companyId, insuredId));
    const whose = isWaiting ? { where: { agencyId: { eq: actor.companyId } } } : readableBy(actor);
    return { and: [{ where: { insuredId: { eq: insuredId } } }, whose] };
  }
}
