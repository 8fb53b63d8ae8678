import { Injectable } from '@nestjs/common';
import type { ClientTransferFacts } from '@covertrail/domain/client-transfer/client-transfer.contract';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import { justBefore, managerOf, mayHandle } from '@covertrail/domain/representation/managing-agency.rules';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import {
  currentTenures,
  endOfLastTenure,
  hasMoved,
  leadingTenure,
  mayAnswerMeanwhile,
  tenureOf,
  type RepresentationState,
  type Tenure,
  type TenureEnd,
} from '@covertrail/domain/representation/representation.state';
import { isAgency, isInsured } from '@covertrail/domain/rights/sides';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from './actor.js';
import type { Grant } from './grant.js';

interface ActingAgent {
  readonly agencyId: Uuid;
  readonly agentId: Uuid;
}

type PolicyOfInsured = Pick<AddedPolicy, 'insuredId' | 'given'>;

/** Who acts for an insured: decided only when the whole stream of its representation can be read. */
@Injectable()
export class Representations {
  constructor(private readonly deciders: DeciderStore) {}

  /** The insured itself, or an agent of an agency that represents it now. */
  async answersFor(actor: Actor, insuredId: Uuid): Promise<Grant | null> {
    if (isInsured(actor)) return actor.companyId === insuredId ? { insuredId } : null;
    if (!isAgency(actor)) return null;
    return (await this.represents(actor.companyId, insuredId)) ? { insuredId } : null;
  }

  /** The insured itself, or an agent of an agency that manages this policy, or may because none does (ADR 70). */
  async handlesPolicy(actor: Actor, { insuredId, given }: PolicyOfInsured): Promise<Grant | null> {
    if (!isAgency(actor)) return this.answersFor(actor, insuredId);
    return mayHandle(await this.of(insuredId), actor.companyId, given) ? { insuredId } : null;
  }

  /** Whether an agency may handle each of these policies of an insured. */
  async handlesAll(agencyId: Uuid, insuredId: Uuid, policies: readonly PolicyOfInsured[]): Promise<boolean> {
    const state = await this.of(insuredId);
    return policies.every(({ given }) => mayHandle(state, agencyId, given));
  }

  /** The agency that manages this policy now; null where none does. */
  async managerOf({ insuredId, given }: PolicyOfInsured): Promise<Uuid | null> {
    return managerOf(await this.of(insuredId), given);
  }

  /** The tenure of the agency that manages this policy now; null where none does. */
  async managingTenure({ insuredId, given }: PolicyOfInsured): Promise<ActingAgent | null> {
    const state = await this.of(insuredId);
    const agencyId = managerOf(state, given);
    return (agencyId === null ? undefined : tenureOf(state, agencyId)) ?? null;
  }

  /**
   * The agency that manages what someone adds for an insured: the agent's own, or the only one of the insured. Null where the insured adds it and has
   * several agencies: it chooses one.
   */
  async managerFor(insuredId: Uuid, by: Pick<CommandMeta, 'role' | 'tenant'>): Promise<Uuid | null> {
    const { tenant } = by;
    const agencies = await this.agenciesOf(insuredId);
    if (isAgency(by) && tenant !== null && agencies.includes(tenant)) return tenant;
    return agencies.length === 1 ? agencies[0]! : null;
  }

  /** Whether an agency could handle this policy just before this event. */
  async handledBefore(agencyId: Uuid, { insuredId, given }: PolicyOfInsured, position: Position): Promise<boolean> {
    return mayHandle(justBefore(await this.of(insuredId), position), agencyId, given);
  }

  /** An agency that gave the ID of this request and waits for the insured's answer (ADR 53). */
  async answersMeanwhile(
    actor: Actor,
    requested: { readonly requestId: Uuid; readonly insuredId: Uuid | null } | undefined,
  ): Promise<Grant | null> {
    if (!isAgency(actor) || !requested?.insuredId) return null;
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
    return (await this.tenuresOf(insuredId)).map(({ agencyId }) => agencyId);
  }

  /** The tenures that last now, oldest first. */
  async tenuresOf(insuredId: Uuid): Promise<readonly Tenure[]> {
    return currentTenures(await this.of(insuredId));
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
  async tenureOf(insuredId: Uuid, agencyId?: Uuid | null): Promise<ActingAgent | null> {
    const state = await this.of(insuredId);
    return (agencyId ? tenureOf(state, agencyId) : undefined) ?? leadingTenure(state) ?? null;
  }

  /** Where an agency that no longer represents the insured must stop reading; null for everyone else. */
  async formerUntil(reader: Pick<Actor, 'role' | 'companyId'>, insuredId: Uuid): Promise<TenureEnd | null> {
    if (!isAgency(reader)) return null;
    return endOfLastTenure(await this.of(insuredId), reader.companyId);
  }

  private async of(insuredId: Uuid): Promise<RepresentationState> {
    return (await this.deciders.load(representationDecider, insuredId)).state;
  }
}
