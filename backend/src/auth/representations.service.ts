import { Injectable } from '@nestjs/common';
import type { ClientTransferFacts } from '@covertrail/domain/client-transfer/client-transfer.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import {
  currentTenures,
  endOfLastTenure,
  hasMoved,
  leadingTenure,
  mayAnswerMeanwhile,
  tenureOf,
  type RepresentationState,
  type TenureEnd,
} from '@covertrail/domain/representation/representation.state';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from './actor.js';
import type { Grant } from './grant.js';

/** Who acts for an insured: decided only when the whole stream of its representation can be read. */
@Injectable()
export class Representations {
  constructor(private readonly deciders: DeciderStore) {}

  /** The insured itself, or an agent of an agency that represents it now. */
  async answersFor(actor: Actor, insuredId: Uuid): Promise<Grant | null> {
    if (actor.role === 'insured') return actor.companyId === insuredId ? { insuredId } : null;
    if (actor.role !== 'agent') return null;
    return (await this.represents(actor.companyId, insuredId)) ? { insuredId } : null;
  }

  /** An agency that gave the ID of this request and waits for the insured's answer (ADR 53). */
  async answersMeanwhile(
    actor: Actor,
    requested: { readonly requestId: Uuid; readonly insuredId: Uuid | null } | undefined,
  ): Promise<Grant | null> {
    if (actor.role !== 'agent' || !requested?.insuredId) return null;
    const { requestId, insuredId } = requested;
    const state = await this.of(insuredId);
    return mayAnswerMeanwhile(state, actor.companyId, requestId) ? { insuredId } : null;
  }

  /** Whether this agency, alone or beside others, represents the insured now. */
  async represents(agencyId: Uuid, insuredId: Uuid): Promise<boolean> {
    return tenureOf(await this.of(insuredId), agencyId) !== undefined;
  }

  /** The agencies that represent an insured now, oldest first. */
  async agenciesOf(insuredId: Uuid): Promise<readonly Uuid[]> {
    return currentTenures(await this.of(insuredId)).map(({ agencyId }) => agencyId);
  }

  /** What a transfer of the client from this agency depends on. */
  async transferFacts(insuredId: Uuid, fromAgencyId: Uuid, transferId: Uuid): Promise<ClientTransferFacts> {
    const state = await this.of(insuredId);
    return { held: tenureOf(state, fromAgencyId) !== undefined, moved: hasMoved(state, transferId) };
  }

  /** The agency to address where one is enough: the one of record, or the oldest; null where none represents the insured. */
  async agencyOf(insuredId: Uuid): Promise<Uuid | null> {
    return (await this.tenureOf(insuredId))?.agencyId ?? null;
  }

  /** The tenure of this agency where it represents the insured, else the one of the agency to address. */
  async tenureOf(
    insuredId: Uuid,
    agencyId?: Uuid | null,
  ): Promise<{ readonly agencyId: Uuid; readonly agentId: Uuid } | null> {
    const state = await this.of(insuredId);
    return (agencyId ? tenureOf(state, agencyId) : undefined) ?? leadingTenure(state) ?? null;
  }

  /** Where an agency that no longer represents the insured must stop reading; null for everyone else. */
  async formerUntil(
    { role, companyId }: Pick<Actor, 'role' | 'companyId'>,
    insuredId: Uuid,
  ): Promise<TenureEnd | null> {
    if (role !== 'agent') return null;
    return endOfLastTenure(await this.of(insuredId), companyId);
  }

  private async of(insuredId: Uuid): Promise<RepresentationState> {
    return (await this.deciders.load(representationDecider, insuredId)).state;
  }
}
