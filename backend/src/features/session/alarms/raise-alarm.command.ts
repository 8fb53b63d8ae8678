import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { AlarmCommand } from '@covertrail/domain/user/user.contract';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** Records that somebody else may be trying to get into an account, so that its person gets a mail. */
export class RaiseAlarm extends Command<Outcome> {
  constructor(
    readonly userId: Uuid,
    readonly alarm: AlarmCommand['type'],
    readonly commandId: Uuid,
  ) {
    super();
  }
}

@CommandHandler(RaiseAlarm)
export class RaiseAlarmHandler implements ICommandHandler<RaiseAlarm, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ userId, alarm, commandId }: RaiseAlarm): Promise<Outcome> {
    return this.deciders.handle(userDecider, userId, { type: alarm }, bySystem('log-in', commandId));
  }
}
