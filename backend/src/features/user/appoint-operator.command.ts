import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserRegistered } from '@covertrail/domain/user/user.contract';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { addressOfAccount } from '#accounts/account-address';
import { NewCredentials } from '#accounts/new-credentials.service';

/** Someone who is to run the product, with the first password of a new account. */
export interface NewOperator extends Omit<UserRegistered['data'], 'phone'> {
  readonly password: string;
  readonly mustChange: boolean;
}

/** A person becomes an operator, with an account that belongs to no company. Sent by whoever may start programs on the machine. */
export class AppointOperator extends Command<Outcome> {
  constructor(
    readonly operator: NewOperator,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(AppointOperator)
export class AppointOperatorHandler implements ICommandHandler<AppointOperator, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
    private readonly credentials: NewCredentials,
  ) {}

  async execute({ operator: { password, mustChange, ...person }, meta }: AppointOperator): Promise<Outcome> {
    const { userId, email } = person;
    const outcome = await this.reservations.holding(addressOfAccount(userId, email), meta, () =>
      this.deciders.handle(userDecider, userId, { type: 'AppointOperator', ...person }, meta),
    );
    await this.credentials.keep({ userId, email, password, mustChange });
    return outcome;
  }
}
