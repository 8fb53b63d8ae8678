import { Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import {
  currentTenure,
  endOfLastTenure,
  mayAnswerMeanwhile,
  type TenureEnd,
} from '@covertrail/domain/representation/representation.state';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from './actor.js';
import type { Grant } from './grant.js';

/** Who acts for an insured: decided only when the whole stream of its representation can be read. */
@Injectable()
export class Representations {
  constructor(private readonly deciders: DeciderStore) {}

  /** The insured itself, or an agent of the agency that represents it now. */
  async answersFor(actor: Actor, insuredId: Uuid): Promise<Grant | null> {
    if (actor.role === 'insured') return actor.companyId === insuredId ? { insuredId } : null;
    if (actor.role !== 'agent') return null;
    return (await this.agencyOf(insuredId)) === actor.companyId ? { insuredId } : null;
  }

  /** An agency that gave the ID of this request and waits for the insured's answer (ADR 53). */
  async answersMeanwhile(
    actor: Actor,
    requested: { readonly requestId: Uuid; readonly insuredId: Uuid | null } | undefined,
  ): Promise<Grant | null> {
    if (actor.role !== 'agent' || !requested?.insuredId) return null;
    const { requestId, insuredId } = requested;
    const { state } = await this.deciders.load(representationDecider, insuredId);
    return mayAnswerMeanwhile(state, actor.companyId, requestId) ? { insuredId } : null;
  }

  /** The agency that represents an insured now, or null. */
  async agencyOf(insuredId: Uuid): Promise<Uuid | null> {
    return (await this.tenureOf(insuredId))?.agencyId ?? null;
  }

  async tenureOf(insuredId: Uuid): Promise<{ readonly agencyId: Uuid; readonly agentId: Uuid } | null> {
    const { state } = await this.deciders.load(representationDecider, insuredId);
    return currentTenure(state) ?? null;
  }

  /** Where an agency that no longer represents the insured must stop reading; null for everyone else. */
  async formerUntil(
    { role, companyId }: Pick<Actor, 'role' | 'companyId'>,
    insuredId: Uuid,
  ): Promise<TenureEnd | null> {
    if (role !== 'agent') return null;
    return endOfLastTenure((await this.deciders.load(representationDecider, insuredId)).state, companyId);
  }
}
