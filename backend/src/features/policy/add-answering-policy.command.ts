import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { GivenTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { PolicyAdded } from '@covertrail/domain/policy/policy.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Problem } from '#http/problem';
import { AddPolicy } from './add-policy.command.js';

interface AnsweringPolicy extends Pick<PolicyAdded['data'], 'line' | 'source'> {
  readonly terms: GivenTerms;
  readonly verifiedBy?: Uuid;
}

/** A policy that is added to answer one open request. It belongs to the insured of the request. */
export class AddAnsweringPolicy extends Command<Outcome> {
  constructor(
    readonly requestId: Uuid,
    readonly companyId: Uuid,
    readonly policy: AnsweringPolicy,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** An agency that the insured has not accepted has a right to what it adds here, and to nothing else of the insured (ADR 53). */
@CommandHandler(AddAnsweringPolicy)
export class AddAnsweringPolicyHandler implements ICommandHandler<AddAnsweringPolicy, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly commands: CommandBus,
  ) {}

  async execute({
    requestId,
    companyId,
    policy: { line, terms, ...taken },
    meta,
  }: AddAnsweringPolicy): Promise<Outcome> {
    const { state } = await this.deciders.load(requestDecider, requestId);
    const insuredId = state?.requested.insuredId;
    if (!state || !insuredId) throw new Problem('HTTP.NOT_FOUND');
    if (state.outcome)
      throw new RuleBroken(state.outcome.kind === 'canceled' ? 'REQUEST.CANCELED' : 'REQUEST.ALREADY_ANSWERED');
    const answering = companyId === insuredId ? null : { requestId, agencyId: companyId };
    return this.commands.execute(new AddPolicy(insuredId, line, terms, meta, taken, answering));
  }
}
