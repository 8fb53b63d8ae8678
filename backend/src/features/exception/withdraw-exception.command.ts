import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { exceptionDecider } from '@covertrail/domain/exception/exception.decider';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { exceptionScopesOf } from '@covertrail/domain/tracking/tracking.rules';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Problem } from '#http/problem';

/** From today on, a finding is again what it is without the exception. */
export class WithdrawException extends Command<Outcome> {
  constructor(
    readonly trackingId: Uuid,
    readonly withdrawal: { readonly exceptionId: Uuid; readonly reason: string; readonly today: CalendarDate },
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** Looks for the exception only where the tracking has some: for itself, its project and its templates. */
@CommandHandler(WithdrawException)
export class WithdrawExceptionHandler implements ICommandHandler<WithdrawException, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  async execute({ trackingId, withdrawal, meta }: WithdrawException): Promise<Outcome> {
    const { state } = await this.deciders.load(trackingDecider, trackingId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const scopeId = await this.scopeOf(withdrawal.exceptionId, exceptionScopesOf(state));
    return this.deciders.handle(exceptionDecider, scopeId, { type: 'WithdrawException', ...withdrawal }, meta);
  }

  private async scopeOf(exceptionId: Uuid, scopeIds: readonly Uuid[]): Promise<Uuid> {
    for (const scopeId of scopeIds) {
      const { state } = await this.deciders.load(exceptionDecider, scopeId);
      if (state.some((decidedException) => decidedException.exceptionId === exceptionId)) return scopeId;
    }
    throw new Problem('EXCEPTION.NOT_FOUND');
  }
}
