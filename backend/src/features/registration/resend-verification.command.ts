import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PartnerKey } from '@covertrail/domain/fields/partners';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { registrationDecider } from '@covertrail/domain/registration/registration.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { newId } from '@covertrail/platform/ids/ids';
import { PendingSignUps } from '#sign-ups/pending-sign-ups.service';
import { CLOCK } from '#tokens/tokens';

/** Sends the mail of a sign-up again, if one waits with this address and not too many were sent. The caller learns neither. */
export class ResendVerification extends Command<void> {
  constructor(
    readonly email: string,
    readonly partner?: PartnerKey,
  ) {
    super();
  }
}

@CommandHandler(ResendVerification)
export class ResendVerificationHandler implements ICommandHandler<ResendVerification, void> {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly deciders: DeciderStore,
    private readonly pending: PendingSignUps,
  ) {}

  async execute({ email, partner }: ResendVerification): Promise<void> {
    const waiting = await this.pending.waitingWith(email);
    if (!waiting) return;
    const { registrationId, signUpId } = waiting;
    const command = { registrationId, signUpId, email: waiting.email, isTaken: false, requestedAt: this.clock.now() };
    try {
      const by = partner === undefined ? {} : { partner };
      const sending = { type: 'RequestSignUp', ...command, ...by } as const;
      await this.deciders.handle(registrationDecider, registrationId, sending, bySystem('sign-up', newId()));
    } catch (error) {
      if (error instanceof RuleBroken && error.code === 'REGISTRATION.TOO_SOON') return;
      throw error;
    }
  }
}
