import { Injectable } from '@nestjs/common';
import { policiesView, type PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RespondChoice } from '@covertrail/contracts/request/request.replies';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { Actor } from '#auth/actor';
import { standingFilter } from '#views/policy-standing.filter';
import { Views } from '#views/views.service';
import type { AskedRequest } from '../asked-request.service.js';
import { AnsweringPolicies } from '../respond-choices/answering-policies.reader.js';
import { respondChoice } from '../respond-choices/respond-choice.rules.js';

/** An answer contains at most this many policies (`respondedPolicies`), so suggestions look at no more. */
const MOST = 500;
const LATEST_FIRST = { field: 'expiresOn', direction: 'desc' } as const;
const IN_FORCE = ['verified', 'expiring', 'pendingCancellation'] as const;

/** The policies of an insured that a preview may use. */
@Injectable()
export class AvailablePolicies {
  constructor(
    private readonly answering: AnsweringPolicies,
    private readonly views: Views,
  ) {}

  /** The policies in force, and those of `chosen` that belong to the insured, whatever their status. */
  async of(
    { insuredId, today, region }: AskedRequest,
    actor: Actor,
    chosen: readonly Uuid[],
  ): Promise<readonly RespondChoice[]> {
    const documents = await this.inForce(insuredId, today, actor);
    const whose = await this.answering.of(actor, insuredId);
    const found = new Set(documents.map(({ id }) => id));
    const named = { and: [whose, { where: { id: { in: chosen.filter((id) => !found.has(id)) } } }] };
    const others = await this.views.find(policiesView, named, [], { limit: MOST });
    return [...documents, ...others.documents].map((record) => respondChoice(record, { today, region }));
  }

  /** The policies in force on a day: requests that are assessed together read them once. */
  async inForce(insuredId: Uuid, today: CalendarDate, actor: Actor): Promise<readonly PolicyDocument[]> {
    const inForce = { or: IN_FORCE.map((standing) => standingFilter(standing, today)) };
    const whose = await this.answering.of(actor, insuredId);
    const filter: FilterOf<typeof policiesView> = { and: [whose, inForce] };
    return (await this.views.find(policiesView, filter, [LATEST_FIRST], { limit: MOST })).documents;
  }
}
