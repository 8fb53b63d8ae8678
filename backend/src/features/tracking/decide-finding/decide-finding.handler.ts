import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { TrackingFacts } from '@covertrail/domain/tracking/tracking.contract';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { undecidedFinding } from '@covertrail/domain/tracking/tracking.rules';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { JudgedInputsLoader } from '#judging/judged-inputs.loader';
import { DecideFinding } from './decide-finding.command.js';

/** Judges anew what is to be decided on, from the streams: a page may be older than what it shows. */
@CommandHandler(DecideFinding)
export class DecideFindingHandler implements ICommandHandler<DecideFinding, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ trackingId, decision, meta }: DecideFinding): Promise<Outcome> {
    const facts = async (): Promise<TrackingFacts> => {
      const inputs = await new JudgedInputsLoader(this.deciders).load(trackingId);
      return { finding: inputs && undecidedFinding(inputs, decision.effectiveFrom, decision.rule) };
    };
    return this.deciders.handle(trackingDecider, trackingId, { type: 'DecideFinding', ...decision }, meta, { facts });
  }
}
