import { Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import type { KnownUntil } from './known-documents.reader.js';

/** Until when someone knows the documents of policies; the access guard has checked that they may know them at all. */
@Injectable()
export class DocumentSight {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
  ) {}

  /** The insured and its agency know everything; an agency that represented it earlier what was recorded until its last tenure ended. */
  async ofPolicy(actor: Actor, policyId: Uuid): Promise<KnownUntil> {
    const { state } = await this.deciders.readable.load(policyDecider, policyId);
    return state && ((await this.representations.formerUntil(actor, state.insuredId))?.position ?? null);
  }

  /** The policies that a supplier provided to a tracking: a share that ended shows them as they were at its end. */
  async ofTracking(trackingId: Uuid): Promise<ReadonlyMap<Uuid, KnownUntil>> {
    const { state } = await this.deciders.readable.load(trackingDecider, trackingId);
    const knownUntil = new Map<Uuid, KnownUntil>();
    for (const { shareId, policyIds } of state?.provided ?? []) {
      const share = await this.deciders.readable.load(shareDecider, shareId);
      const until = share.state?.ended === false ? null : share.position;
      for (const policyId of policyIds)
        knownUntil.set(policyId, knownUntil.has(policyId) ? later(knownUntil.get(policyId)!, until) : until);
    }
    return knownUntil;
  }
}

const later = (until: KnownUntil, other: KnownUntil): KnownUntil =>
  until === null || other === null ? null : until > other ? until : other;
