import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PaymentBegun } from '@covertrail/contracts/enrollment/enrollment.replies';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { enrollmentDecider } from '@covertrail/domain/enrollment/enrollment.decider';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';
import { CLOCK, PAYMENTS, PUBLIC_URL } from '#tokens/tokens';
import { EnrollmentFactsReader } from './enrollment-facts.reader.js';
import { enrollmentIdOf } from './enrollment-id.js';
import type { PaymentProvider } from './payment-provider.port.js';

/** Begins to pay the place of the actor's company in the program of a requester. Throws ENROLLMENT.NO_PROVIDER. */
export class BeginPayment extends Command<{ readonly begun: PaymentBegun; readonly outcome: Outcome }> {
  constructor(
    readonly requesterId: Uuid,
    readonly actor: Actor,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(BeginPayment)
export class BeginPaymentHandler implements ICommandHandler<BeginPayment> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly facts: EnrollmentFactsReader,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
    @Inject(PAYMENTS) private readonly payments: PaymentProvider | null,
  ) {}

  /** What is recorded names the payment before the provider knows of it: money never comes for a payment that nobody remembers. */
  async execute({ requesterId, actor: { companyId: insuredId, timeZone }, meta }: BeginPayment) {
    if (this.payments === null) throw new Problem('ENROLLMENT.NO_PROVIDER');
    const of = {
      enrollmentId: enrollmentIdOf(requesterId, insuredId),
      requesterId,
      insuredId,
      transactionId: deriveId('payment', meta.commandId),
    };
    const on = dayInZone(this.clock.now(), timeZone);
    const command = { type: 'BeginEnrollmentPayment', ...of, on } as const;
    const outcome = await this.deciders.handle(enrollmentDecider, of.enrollmentId, command, meta, {
      facts: () => this.facts.factsOf(requesterId, insuredId),
    });
    const address = await this.payments.begin(await this.paymentOf(of));
    return { begun: { transactionId: of.transactionId, address }, outcome };
  }

  private async paymentOf({
    enrollmentId,
    requesterId,
    transactionId,
  }: {
    readonly enrollmentId: Uuid;
    readonly requesterId: Uuid;
    readonly transactionId: Uuid;
  }) {
    const { state } = await this.deciders.load(enrollmentDecider, enrollmentId);
    const { state: requester } = await this.deciders.load(companyDecider, requesterId);
    const query = new URLSearchParams({ requester: requesterId, transaction: transactionId });
    return {
      transactionId,
      amount: state.payments[transactionId]!.fee,
      description: `Vendor Management Program of ${requester?.name ?? 'a company'}, 12 Months`,
      returnUrl: `${this.publicUrl}/app/payment-gateway?${query.toString()}`,
    };
  }
}
