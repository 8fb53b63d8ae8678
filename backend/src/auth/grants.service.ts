import { Inject, Injectable } from '@nestjs/common';
import { agencyImportDecider } from '@covertrail/domain/agency-import/agency-import.decider';
import { clientTransferDecider } from '@covertrail/domain/client-transfer/client-transfer.decider';
import { isParty } from '@covertrail/domain/client-transfer/client-transfer.state';
import { documentDecider } from '@covertrail/domain/document/document.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { locationDecider } from '@covertrail/domain/location/location.decider';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import {
  currentTenure,
  endOfLastTenure,
  mayAnswerMeanwhile,
  type TenureEnd,
} from '@covertrail/domain/representation/representation.state';
import { requestDecider, type RequestState } from '@covertrail/domain/request/request.decider';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { sheetImportDecider } from '@covertrail/domain/sheet-import/sheet-import.decider';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { vehicleDecider } from '@covertrail/domain/vehicle/vehicle.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { VaultRecords } from '@covertrail/platform/vault/records.port';
import { VAULT } from '#composition/tokens';
import { subjectOf, WHAT_IF, type WhatIfRecord } from '#what-if/what-if-record';
import type { OwnedKind } from './access.js';
import type { Actor } from './actor.js';
import { PolicyShares } from './policy-shares.service.js';

/** A right of the actor. `insuredId` is the insured that it concerns, where there is one. */
export interface Grant {
  readonly insuredId?: Uuid;
}

/** In a transfer an agency acts for itself, not for the insured that moves. */
const FOR_ITSELF: Grant = {};

type Check = (actor: Actor, id: Uuid) => Promise<Grant | null>;

/**
 * Who may do what with which thing: read from the streams at each request, because a view may be behind (DESIGN section 2.3). The
 * first event of a thing says permanently to whom it belongs, so a later event that cannot be read hides the thing from no one.
 * Who represents an insured is decided only when its whole stream can be read.
 */
@Injectable()
export class Grants {
  private readonly checks: Readonly<Record<OwnedKind, Check>> = {
    company: async (actor, id) => (id === actor.companyId ? {} : null),
    user: async (actor, id) => (id === actor.userId ? {} : null),
    insured: (actor, id) => this.answersFor(actor, id),
    policy: (actor, id) => this.policy(actor, id),
    readPolicy: (actor, id) => this.readPolicy(actor, id),
    seenPolicy: (actor, id) => this.seenPolicy(actor, id),
    location: (actor, id) => this.location(actor, id),
    document: (actor, id) => this.document(actor, id, 'answeringPolicy'),
    readDocument: (actor, id) => this.document(actor, id, 'readAnsweringPolicy'),
    sheetImport: (actor, id) => this.sheetImport(actor, id),
    agencyImport: async (actor, id) => {
      const { state } = await this.deciders.readable.load(agencyImportDecider, id);
      return state && actor.role === 'agent' && state.agencyId === actor.companyId ? FOR_ITSELF : null;
    },
    vehicle: (actor, id) => this.vehicle(actor, id),
    template: async (actor, id) => asRequester(actor, (await this.deciders.readable.load(templateDecider, id)).state),
    project: async (actor, id) => asRequester(actor, (await this.deciders.readable.load(projectDecider, id)).state),
    tracking: (actor, id) => this.tracking(actor, id),
    request: (actor, id) => this.answeredRequest(actor, id),
    representedRequest: (actor, id) => this.request(actor, id),
    answeringPolicy: async (actor, id) => (await this.policy(actor, id)) ?? this.meanwhile(actor, id, 'open'),
    readAnsweringPolicy: async (actor, id) => (await this.readPolicy(actor, id)) ?? this.meanwhile(actor, id, 'any'),
    whatIf: (actor, id) => this.whatIf(actor, id),
    share: (actor, id) => this.share(actor, id),
    transfer: async (actor, id) => {
      const { state } = await this.deciders.load(clientTransferDecider, id);
      return state && actor.role === 'agent' && isParty(state, actor.companyId) ? FOR_ITSELF : null;
    },
  };

  constructor(
    private readonly deciders: DeciderStore,
    @Inject(PolicyShares) private readonly shared: Pick<PolicyShares, 'knownUntil'>,
    @Inject(VAULT) private readonly records: Pick<VaultRecords, 'record'>,
  ) {}

  /** Null: this actor may not know whether it exists. */
  check(actor: Actor, kind: OwnedKind, id: Uuid): Promise<Grant | null> {
    return this.checks[kind](actor, id);
  }

  /** The insured itself, or an agent of the agency that represents it now. */
  async answersFor(actor: Actor, insuredId: Uuid): Promise<Grant | null> {
    if (actor.role === 'insured') return actor.companyId === insuredId ? { insuredId } : null;
    if (actor.role !== 'agent') return null;
    return (await this.agencyOf(insuredId)) === actor.companyId ? { insuredId } : null;
  }

  /** The agency that represents an insured now, or null. */
  async agencyOf(insuredId: Uuid): Promise<Uuid | null> {
    return (await this.tenureOf(insuredId))?.agencyId ?? null;
  }

  async tenureOf(insuredId: Uuid): Promise<{ readonly agencyId: Uuid; readonly agentId: Uuid } | null> {
    const { state } = await this.deciders.load(representationDecider, insuredId);
    return currentTenure(state) ?? null;
  }

  private async policy(actor: Actor, id: Uuid): Promise<Grant | null> {
    const { state } = await this.deciders.readable.load(policyDecider, id);
    return state && this.answersFor(actor, state.insuredId);
  }

  private async location(actor: Actor, id: Uuid): Promise<Grant | null> {
    const { state } = await this.deciders.readable.load(locationDecider, id);
    return state && this.answersFor(actor, state.insuredId);
  }

  private async vehicle(actor: Actor, id: Uuid): Promise<Grant | null> {
    const { state } = await this.deciders.readable.load(vehicleDecider, id);
    return state && this.answersFor(actor, state.insuredId);
  }

  private async sheetImport(actor: Actor, id: Uuid): Promise<Grant | null> {
    const { state } = await this.deciders.readable.load(sheetImportDecider, id);
    return state && this.answersFor(actor, state.insuredId);
  }

  /** The insured, its agency, and an agency that represented it earlier: the latter sees the policy as it was when its last tenure ended. */
  private async readPolicy(actor: Actor, id: Uuid): Promise<Grant | null> {
    const { state } = await this.deciders.readable.load(policyDecider, id);
    if (!state) return null;
    const present = await this.answersFor(actor, state.insuredId);
    if (present) return present;
    const end = await this.formerUntil(actor, state.insuredId);
    return end && (await this.deciders.readable.loadAt(policyDecider, id, end.position)).state ? FOR_ITSELF : null;
  }

  /** Besides those who may read it, a requester to whom it was ever shared: it sees the policy as it was when the last share ended. */
  private async seenPolicy(actor: Actor, id: Uuid): Promise<Grant | null> {
    if (actor.role !== 'requester') return this.readPolicy(actor, id);
    return (await this.shared.knownUntil(actor.companyId, id)) === undefined ? null : FOR_ITSELF;
  }

  /** A document goes with its policy. */
  private async document(
    actor: Actor,
    id: Uuid,
    kind: 'answeringPolicy' | 'readAnsweringPolicy',
  ): Promise<Grant | null> {
    const { state } = await this.deciders.readable.load(documentDecider, id);
    return state && this.check(actor, kind, state.policyId);
  }

  /** Where an agency that no longer represents the insured must stop reading; null for everyone else. */
  async formerUntil(
    { role, companyId }: Pick<Actor, 'role' | 'companyId'>,
    insuredId: Uuid,
  ): Promise<TenureEnd | null> {
    if (role !== 'agent') return null;
    return endOfLastTenure((await this.deciders.load(representationDecider, insuredId)).state, companyId);
  }

  private async tracking(actor: Actor, id: Uuid): Promise<Grant | null> {
    const { state } = await this.deciders.readable.load(trackingDecider, id);
    return state && this.eitherSide(actor, state);
  }

  private async request(actor: Actor, id: Uuid): Promise<Grant | null> {
    const { state } = await this.deciders.readable.load(requestDecider, id);
    return state && this.eitherSide(actor, state.requested);
  }

  /** Besides both sides, an agency that gave its ID and waits for the insured's answer (ADR 53). */
  private async answeredRequest(actor: Actor, id: Uuid): Promise<Grant | null> {
    return (
      (await this.request(actor, id)) ??
      this.asksWith(actor, (await this.deciders.readable.load(requestDecider, id)).state)
    );
  }

  private async asksWith(actor: Actor, request: RequestState): Promise<Grant | null> {
    const { requestId, insuredId = null } = request?.requested ?? {};
    if (actor.role !== 'agent' || requestId === undefined || insuredId === null) return null;
    const { state } = await this.deciders.load(representationDecider, insuredId);
    return mayAnswerMeanwhile(state, actor.companyId, requestId) ? { insuredId } : null;
  }

  /** A policy that such an agency added to answer the request: it may change it until the request is over, and read it until the insured answers. */
  private async meanwhile(actor: Actor, policyId: Uuid, during: 'open' | 'any'): Promise<Grant | null> {
    const { state } = await this.deciders.readable.load(policyDecider, policyId);
    if (!state || state.requestId === null || state.agencyId !== actor.companyId) return null;
    const request = (await this.deciders.readable.load(requestDecider, state.requestId)).state;
    return during === 'open' && request?.outcome ? null : this.asksWith(actor, request);
  }

  private async share(actor: Actor, id: Uuid): Promise<Grant | null> {
    const { state } = await this.deciders.readable.load(shareDecider, id);
    return state && this.eitherSide(actor, state.shared);
  }

  /** People of the company that asked, as long as it has a right to what would be changed. */
  private async whatIf(actor: Actor, id: Uuid): Promise<Grant | null> {
    const asked = (await this.records.record<WhatIfRecord>(WHAT_IF, id))?.body;
    if (asked?.companyId !== actor.companyId) return null;
    const subject = subjectOf(asked.change);
    return this.check(actor, subject.kind, subject.id);
  }

  /** The requester that owns it, or the insured that it concerns and its agency. */
  private async eitherSide(
    actor: Actor,
    of: { readonly requesterId: Uuid; readonly insuredId: Uuid | null },
  ): Promise<Grant | null> {
    if (actor.role === 'requester') return asRequester(actor, of);
    return of.insuredId ? this.answersFor(actor, of.insuredId) : null;
  }
}

function asRequester(actor: Actor, of: { readonly requesterId: Uuid } | null): Grant | null {
  return of && actor.role === 'requester' && of.requesterId === actor.companyId ? {} : null;
}
