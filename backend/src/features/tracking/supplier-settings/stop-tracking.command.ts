import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { assessmentDecider } from '@covertrail/domain/assessment/assessment.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { TrackingCommand } from '@covertrail/domain/tracking/tracking.contract';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

type Stop = Extract<TrackingCommand, { type: 'InactivateSupplier' | 'CancelTracking' }>;
type WithoutOutcome<Each> = Each extends Stop ? Omit<Each, 'outcome'> : never;

/** A supplier is set aside, or is tracked no longer; what was announced of it last counts until then. */
export class StopTracking extends Command<Outcome> {
  constructor(
    readonly trackingId: Uuid,
    readonly stop: WithoutOutcome<Stop>,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(StopTracking)
export class StopTrackingHandler implements ICommandHandler<StopTracking, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  async execute({ trackingId, stop, meta }: StopTracking): Promise<Outcome> {
    const outcome = (await this.deciders.readable.load(assessmentDecider, trackingId)).state?.after ?? null;
    return this.deciders.handle(trackingDecider, trackingId, { ...stop, outcome }, meta);
  }
}
