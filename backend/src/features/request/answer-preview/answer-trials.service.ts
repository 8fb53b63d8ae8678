import { Injectable } from '@nestjs/common';
import type { RespondChoice } from '@covertrail/contracts/request/request.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { AnswerTrial, type AskedTracking, trackingIfAnswered } from '@covertrail/domain/tracking/tracking-answer';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { AssessmentInputsLoader } from '#assessment-inputs/assessment-inputs.loader';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';

/** Possible answers to a request, to be assessed without being recorded [D02] [D04]. */
@Injectable()
export class AnswerTrials {
  private readonly inputs: AssessmentInputsLoader;

  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
  ) {
    this.inputs = new AssessmentInputsLoader(deciders);
  }

  /** With all of these policies. An agency that the insured has not accepted learns nothing of what was provided before (ADR 53). */
  async of(request: AskedTracking, policyIds: readonly Uuid[], actor: Actor): Promise<AnswerTrial> {
    const represents = (await this.representations.answersFor(actor, request.insuredId)) !== null;
    const state = represents ? (await this.deciders.load(trackingDecider, request.trackingId)).state : null;
    return new AnswerTrial(await this.inputs.loadFor(trackingIfAnswered(state, request, policyIds)), state, request);
  }
}

/** The answer that the wizard begins with: every policy that helps. */
export const suggestedAnswer = (trial: AnswerTrial, choices: readonly RespondChoice[]): readonly Uuid[] =>
  trial.helpful(choices.filter(({ unavailable }) => unavailable === null));
