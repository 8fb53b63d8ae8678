import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { VerifiedEmail } from '@covertrail/contracts/registration/registration.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { registrationDecider } from '@covertrail/domain/registration/registration.decider';
import { bySystem, type CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { PendingSignUps, type PendingSignUp } from '#sign-ups/pending-sign-ups.service';
import { Founding } from './founding.service.js';
import { Joining } from './joining/joining.service.js';

/** The person has the mail, so the address is theirs: the account is made, and the company where it is new. */
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
    private readonly deciders: DeciderStore,
    private readonly founding: Founding,
    private readonly joining: Joining,
  ) {}

  async execute({ token }: CompleteSignUp): Promise<VerifiedEmail> {
    const { signUpId } = (await this.links.opened('sign-up', token)) ?? {};
    const pending = signUpId === undefined ? null : await this.pending.of(signUpId);
    if (signUpId === undefined || !pending) throw new Problem('LINK.NOT_VALID');
    const userId = deriveId('user', signUpId);
    const { companyId, ...verified } = await this.admit(signUpId, userId, pending);
    const founded = verified.outcome === 'founded';
    const completed = { type: 'CompleteSignUp', signUpId, userId, companyId, founded } as const;
    const meta = stepsOf(signUpId)('completed');
    await this.deciders.handle(registrationDecider, pending.registrationId, completed, meta);
    await this.pending.drop(signUpId);
    return verified;
  }

  private async admit(
    signUpId: Uuid,
    userId: Uuid,
    pending: PendingSignUp,
  ): Promise<VerifiedEmail & { readonly companyId: Uuid }> {
    const step = stepsOf(signUpId);
    try {
      if ('joinsId' in pending) {
        const { joinsId: companyId } = pending;
        return { companyId, ...(await this.joining.join(pending, userId, step)) };
      }
      const companyId = deriveId('company', signUpId);
      await this.founding.found(pending, { userId, companyId }, step);
      return { companyId, companyName: pending.company.name, outcome: 'founded' };
    } catch (error) {
      if (error instanceof RuleBroken && error.code === 'USER.EMAIL_TAKEN') throw new Problem('LINK.NOT_VALID');
      throw error;
    }
  }
}

const stepsOf =
  (signUpId: Uuid) =>
  (name: string): CommandMeta =>
    bySystem('sign-up', deriveId('sign-up', name, signUpId));
