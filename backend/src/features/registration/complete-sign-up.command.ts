import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { VerifiedEmail } from '@covertrail/contracts/registration/registration.replies';
import { registrationDecider } from '@covertrail/domain/registration/registration.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { PendingSignUps } from '#sign-ups/pending-sign-ups.service';
import { Admission, stepsOf } from './admission.service.js';

/** The person has the mail, so the address is theirs: the account is made, and the company where it is new. */
export class CompleteSignUp extends Command<VerifiedEmail> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(CompleteSignUp)
export class CompleteSignUpHandler implements ICommandHandler<CompleteSignUp, VerifiedEmail> {
  constructor(
    private readonly links: AccessLinks,
    private readonly pending: PendingSignUps,
    private readonly deciders: DeciderStore,
    private readonly admission: Admission,
  ) {}

  async execute({ token }: CompleteSignUp): Promise<VerifiedEmail> {
    const { signUpId } = (await this.links.opened('sign-up', token)) ?? {};
    const pending = signUpId === undefined ? null : await this.pending.of(signUpId);
    if (signUpId === undefined || !pending) throw new Problem('LINK.NOT_VALID');
    const { userId, companyId, ...verified } = await this.admission.admit(signUpId, pending);
    const founded = verified.outcome === 'founded';
    const completed = { type: 'CompleteSignUp', signUpId, userId, companyId, founded } as const;
    const meta = stepsOf(signUpId)('completed');
    await this.deciders.handle(registrationDecider, pending.registrationId, completed, meta);
    await this.pending.drop(signUpId);
    return verified;
  }
}
