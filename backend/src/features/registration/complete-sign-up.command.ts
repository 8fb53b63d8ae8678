import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { VerifiedEmail } from '@covertrail/contracts/registration/registration.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { registrationDecider } from '@covertrail/domain/registration/registration.decider';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { bySystem, type CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { addressOfAccount } from '#accounts/account-address';
import { RegisterCompany } from '#accounts/register-company.command';
import { RegisterUser } from '#accounts/register-user.command';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { PendingSignUps, type PendingSignUp } from '#sign-ups/pending-sign-ups.service';

/** The person has the mail, so the address is theirs: company and account are made. */
export class CompleteSignUp extends Command<VerifiedEmail> {
  constructor(readonly token: string) {
    super();
  }
}

/**
 * All ids follow from the sign-up, so that one that was interrupted, or whose link is opened twice at once, is completed by the same
 * commands. The address is reserved first: of two sign-ups with one address the second finds its link over, and makes no company.
 */
@CommandHandler(CompleteSignUp)
export class CompleteSignUpHandler implements ICommandHandler<CompleteSignUp, VerifiedEmail> {
  constructor(
    private readonly links: AccessLinks,
    private readonly pending: PendingSignUps,
    private readonly reservations: Reservations,
    private readonly deciders: DeciderStore,
    private readonly commands: CommandBus,
  ) {}

  async execute({ token }: CompleteSignUp): Promise<VerifiedEmail> {
    const { signUpId } = (await this.links.opened('sign-up', token)) ?? {};
    const pending = signUpId === undefined ? null : await this.pending.of(signUpId);
    if (signUpId === undefined || !pending) throw new Problem('LINK.NOT_VALID');
    const [userId, companyId] = [deriveId('user', signUpId), deriveId('company', signUpId)];
    await this.found(pending, { userId, companyId }, stepsOf(signUpId));
    const { registrationId } = pending;
    const completed = { type: 'CompleteSignUp', signUpId, userId, companyId, founded: true } as const;
    await this.deciders.handle(registrationDecider, registrationId, completed, stepsOf(signUpId)('completed'));
    await this.pending.drop(signUpId);
    return { companyName: pending.company.name };
  }

  /** The first person is manager and primary contact. */
  private async found(
    { email, firstName, lastName, phone, passwordHash, company, accepted }: PendingSignUp,
    { userId, companyId }: { readonly userId: Uuid; readonly companyId: Uuid },
    step: (name: string) => CommandMeta,
  ): Promise<void> {
    try {
      await this.reservations.holding(addressOfAccount(userId, email), step('address'), () =>
        this.commands.execute(new RegisterCompany({ companyId, ...company }, step('company'))),
      );
    } catch (error) {
      if (error instanceof RuleBroken && error.code === 'USER.EMAIL_TAKEN') throw new Problem('LINK.NOT_VALID');
      throw error;
    }
    const person = { userId, firstName, lastName, email, phone, password: { hash: passwordHash } };
    const membership = {
      companyId,
      access: 'manager',
      permissions: ['MANAGE_PROJECT_MENU', 'SUPPLIER_ADDRESS_BOOK_MENU'],
    } as const;
    await this.commands.execute(new RegisterUser({ ...person, ...membership }, step('person')));
    const { version, at: acceptedAt } = accepted;
    const terms = { type: 'AcceptTerms', agreement: 'user', version, acceptedAt } as const;
    await this.deciders.handle(userDecider, userId, terms, step('terms'));
  }
}

const stepsOf =
  (signUpId: Uuid) =>
  (name: string): CommandMeta =>
    bySystem('sign-up', deriveId('sign-up', name, signUpId));
