import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Representations } from '#auth/representations.service';
import { keyOf } from './schedule-key.js';
import type { Schedule } from './schedule.js';

/** A new record of a policy's schedule; its id derives from the command id. `importId` names the import or the carry-over that it comes from. */
export class AddToSchedule<Given> extends Command<Outcome> {
  constructor(
    readonly schedule: Schedule<Given>,
    readonly policyId: Uuid,
    readonly given: Given,
    readonly importId: Uuid | null,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** What adds records: the command bus. */
export interface AddsToSchedules {
  execute(command: AddToSchedule<unknown>): Promise<Outcome>;
}

@CommandHandler(AddToSchedule)
export class AddToScheduleHandler implements ICommandHandler<AddToSchedule<unknown>, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
    private readonly representations: Representations,
  ) {}

  async execute({ schedule, policyId, given, importId, meta }: AddToSchedule<unknown>): Promise<Outcome> {
    const { recordName, decider, notFoundCode } = schedule;
    const recordId = deriveId(recordName, meta.commandId);
    const policy = (await this.deciders.readable.load(policyDecider, policyId)).state;
    if (!policy) throw new RuleBroken(notFoundCode);
    const { insuredId } = policy;
    const agencyId = await this.representations.managerOf(policy);
    const terms = schedule.stored(given, meta.commandId);
    const command = schedule.adds({ id: recordId, policyId, insuredId, agencyId, importId }, terms);
    // The rules refuse before the value is reserved.
    decider.decide(command, null, undefined);
    if (importId === null) schedule.holdTo?.(policy, terms);
    // What an import or a carry-over repeats is the same.
    const options = importId === null ? {} : ({ startsStream: true } as const);
    return this.reservations.holding(keyOf(this.deciders, schedule, { policyId, recordId, terms }), meta, () =>
      this.deciders.handle(decider, recordId, command, meta, options),
    );
  }
}
