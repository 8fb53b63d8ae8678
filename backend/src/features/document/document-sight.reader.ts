import { Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
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
}
