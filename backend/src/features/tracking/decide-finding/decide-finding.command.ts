import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { reason } from '@covertrail/domain/fields/note-fields';
import { effectiveOn } from '@covertrail/domain/fields/policy-fields';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { TrackingCommand, TrackingFacts } from '@covertrail/domain/tracking/tracking.contract';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { undecidedFinding } from '@covertrail/domain/tracking/tracking.rules';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { sentenceOf } from '@covertrail/wording/compliance/sentence';
import { Fits } from '#http/fits.decorator';
import { AssessmentInputsLoader } from '#assessment-inputs/assessment-inputs.loader';

const DECISIONS = ['accepted', 'refused'] as const;

/** POST tracking/{id}/decision: about one finding, with its sentence as the page shows it; effective today unless a day is named. */
export class DecideFindingDto {
  @IsString() @MaxLength(200) rule!: string;
  @IsIn(DECISIONS) decision!: (typeof DECISIONS)[number];
  @Fits(reason) reason!: string;
  @IsString() @MaxLength(2000) sentence!: string;
  @IsOptional() @Fits(effectiveOn) effectiveFrom?: string;
}

/** A requester accepts or refuses what a rule leaves to manual review. */
export class DecideFinding extends Command<Outcome> {
  constructor(
    readonly trackingId: Uuid,
    readonly decision: Omit<Extract<TrackingCommand, { type: 'DecideFinding' }>, 'type'>,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** Assesses the finding again from the streams, because a page may be outdated. */
@CommandHandler(DecideFinding)
export class DecideFindingHandler implements ICommandHandler<DecideFinding, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ trackingId, decision, meta }: DecideFinding): Promise<Outcome> {
    const facts = async (): Promise<TrackingFacts> => {
      const inputs = await new AssessmentInputsLoader(this.deciders).load(trackingId);
      const finding = inputs && undecidedFinding(inputs, decision.effectiveFrom, decision.rule);
      return { finding, sentence: finding && sentenceOf(finding) };
    };
    return this.deciders.handle(trackingDecider, trackingId, { type: 'DecideFinding', ...decision }, meta, { facts });
  }
}
