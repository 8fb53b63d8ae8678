import { Injectable } from '@nestjs/common';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RespondChoice } from '@covertrail/contracts/request/request.replies';
import type { AskedTracking } from '@covertrail/domain/tracking/tracking-answer';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import { standingFilter } from '#views/policy-standing.filter';
import { Views } from '#views/views.service';
import { respondChoice } from '../respond-choices/respond-choice.rules.js';

/** An answer carries no more than this (`respondedPolicies`), so nothing beyond it is looked at for suggestions. */
const MOST = 500;
const LATEST_FIRST = { field: 'expiresOn', direction: 'desc' } as const;
const IN_FORCE = ['verified', 'expiring', 'pendingCancellation'] as const;

/** The policies of an insured that a trial may use. */
@Injectable()
export class AvailablePolicies {
  constructor(private readonly views: Views) {}

  /** Those in force, and `chosen` whatever their state, as long as they are the insured's own. */
  async of({ insuredId, today }: AskedTracking, chosen: readonly Uuid[]): Promise<readonly RespondChoice[]> {
    const filter: FilterOf<typeof policiesView> = { and: [{ where: { insuredId: { eq: insuredId } } }, { or: IN_FORCE.map((standing) => standingFilter(standing, today)) }] };
    const { documents } = await this.views.find(policiesView, filter, [LATEST_FIRST], { limit: MOST });
    const known = new Set(documents.map(({ id }) => id));
    const others = await this.views.byId(policiesView, chosen.filter((id) => !known.has(id)));
    const own = [...others.values()].filter((record) => record.insuredId === insuredId);
    return [...documents, ...own].map((record) => respondChoice(record, today));
  }
}
