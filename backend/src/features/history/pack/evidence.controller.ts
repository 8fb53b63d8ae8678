import { Controller, Param, Query, Res } from '@nestjs/common';
import {
  evidencePack,
  evidencePackSize,
  ledgerProof,
  policyEventProof,
  trackingEventProof,
} from '@covertrail/contracts/history/history.calls';
import {
  EventProofDto,
  EvidencePackDto,
  LedgerPlacePath,
  ProvedEventPath,
} from '@covertrail/contracts/history/history.inputs';
import type { EventProof, EvidencePackSize } from '@covertrail/contracts/history/evidence.replies';
import type { Response } from 'express';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { Progress } from '#progress/progress.service';
import { EventProofs } from './event-proofs.service.js';
import { EvidencePacks } from './evidence-packs.service.js';

/** What proves a history to somebody else: packs of some days [J08], and proofs of single events [J06]. */
@Controller()
export class EvidenceController {
  constructor(
    private readonly packs: EvidencePacks,
    private readonly proofs: EventProofs,
    private readonly progress: Progress,
  ) {}

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(evidencePackSize)
  size(
    @Param('id') id: string,
    @Query() input: EvidencePackDto,
    @CurrentActor() actor: Actor,
  ): Promise<EvidencePackSize> {
    return this.packs.sizeOf(actor, id, input);
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(evidencePack)
  async pack(
    @Param('id') id: string,
    @Query() input: EvidencePackDto,
    @CurrentActor() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    const report = await this.progress.reportTo(actor.userId, input.guid);
    return this.packs.send(actor, id, input, { response, report });
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(trackingEventProof)
  ofTracking(
    @Param() { id, eventId }: ProvedEventPath,
    @Query() { since }: EventProofDto,
    @CurrentActor() actor: Actor,
  ): Promise<EventProof> {
    return this.proofs.ofTracking(actor, id, eventId, since);
  }

  @RightTo({ kind: 'readPolicy', at: 'params.id' })
  @Answers(policyEventProof)
  ofPolicy(
    @Param() { id, eventId }: ProvedEventPath,
    @Query() { since }: EventProofDto,
    @CurrentActor() actor: Actor,
  ): Promise<EventProof> {
    return this.proofs.ofPolicy(actor, id, eventId, since);
  }

  @Answers(ledgerProof)
  ofPlace(@Param() place: LedgerPlacePath, @Query() { since }: EventProofDto): Promise<EventProof> {
    return this.proofs.at(place, since);
  }
}
