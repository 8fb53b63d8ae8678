import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PaymentSettled } from '@covertrail/contracts/enrollment/enrollment.replies';
import { enrollmentDecider } from '@covertrail/domain/enrollment/enrollment.decider';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { CommandReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { CLOCK, PAYMENTS } from '#tokens/tokens';
import { enrollmentIdOf } from './enrollment-id.js';
import type { PaymentProvider } from './payment-provider.port.js';

/** Records how a payment of the actor's company ended. The provider says it, never the browser. */
export class SettlePayment extends Command<PaymentSettled | CommandReply<PaymentSettled>> {
  constructor(
    readonly requesterId: Uuid,
    readonly transactionId: Uuid,
    readonly actor: Actor,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(SettlePayment)
export class SettlePaymentHandler implements ICommandHandler<SettlePayment> {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider | null,
  ) {}

  async execute({ requesterId, transactionId, actor: { companyId, timeZone }, meta }: SettlePayment) {
    const enrollmentId = enrollmentIdOf(requesterId, companyId);
    const { state } = await this.deciders.load(enrollmentDecider, enrollmentId);
    if (!state.payments[transactionId]) throw new Problem('ENROLLMENT.NO_SUCH_PAYMENT');
    if (this.payments === null) throw new Problem('ENROLLMENT.NO_PROVIDER');
    const outcome = await this.payments.outcomeOf(transactionId);
    if (outcome === 'open') return { outcome };
    const on = dayInZone(this.clock.now(), timeZone);
    const settle = { type: 'SettleEnrollmentPayment', transactionId, outcome, on } as const;
    const facts = async () => ({ fee: null, isTracked: false });
    return new CommandReply(
      { outcome },
      await this.deciders.handle(enrollmentDecider, enrollmentId, settle, meta, { facts }),
    );
  }
}
