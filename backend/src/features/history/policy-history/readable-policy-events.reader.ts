import { Injectable } from '@nestjs/common';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { UnreadableEvent } from '@covertrail/platform/deciders/unreadable-event';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import { knownBy } from '../entries/history-names.js';
import { PolicyEvents } from './policy-events.reader.js';

/** What happened to a policy, for one of its readers. */
@Injectable()
export class ReadablePolicyEvents {
  constructor(
    private readonly happened: PolicyEvents,
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
  ) {}

  /** For an agency that no longer represents the insured: what happened until then. */
  async of(actor: Actor, policyId: Uuid): Promise<readonly (Recorded | UnreadableEvent)[]> {
    const all = await this.happened.of(policyId);
    const { state } = await this.deciders.readable.load(policyDecider, policyId);
    const until = state && (await this.representations.formerUntil(actor, state.insuredId));
    return knownBy(all, until?.position);
  }
}
