import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ActivateAgencyDto, ActivateInAgencyDto } from '@covertrail/contracts/registration/agent-sign-up.inputs';
import type { VerifiedEmail } from '@covertrail/contracts/registration/registration.replies';
import type { Clock } from '@covertrail/platform/clock/clock';
import { PasswordHashing } from '@covertrail/platform/vault/password-hashing';
import { Problem } from '#http/problem';
import { PendingSignUps } from '#sign-ups/pending-sign-ups.service';
import { CLOCK } from '#tokens/tokens';
import { Admission } from '../admission.service.js';
import { FitForms } from '../fit-forms.service.js';
import { pendingOf } from '../pending-of-form.rules.js';
import { OpenedAgentLinks } from './opened-agent-links.service.js';

/** An agent whom a company invited signs up by the link of the mail, which proves the address [A08]. */
export class ActivateAgent extends Command<VerifiedEmail> {
  constructor(readonly form: ActivateAgencyDto | ActivateInAgencyDto) {
    super();
  }
}

/**
 * The first form that comes by a link is kept, and completed by whoever comes with the link after an interruption. The reaction
 * `invited-agents` appoints the agency once the agent may act for it.
 */
@CommandHandler(ActivateAgent)
export class ActivateAgentHandler implements ICommandHandler<ActivateAgent, VerifiedEmail> {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly opened: OpenedAgentLinks,
    private readonly fitting: FitForms,
    private readonly hashing: PasswordHashing,
    private readonly pending: PendingSignUps,
    private readonly admission: Admission,
  ) {}

  async execute({ form }: ActivateAgent): Promise<VerifiedEmail> {
    const { signUpId, email } = await this.opened.behind(form.token);
    await this.fitting.refuseUnfit(form, email, 'agent');
    const registrationId = await this.pending.registrationIdOf(email);
    const [passwordHash, at] = [await this.hashing.hash(form.password), this.clock.now()];
    await this.pending.keep(signUpId, pendingOf(form, { registrationId, email, passwordHash, at }), at);
    const kept = await this.pending.of(signUpId);
    // Whoever came with the link at the same moment has completed it.
    if (!kept) throw new Problem('LINK.NOT_VALID');
    const { companyName, outcome } = await this.admission.admit(signUpId, kept);
    await this.opened.close(form.token);
    await this.pending.drop(signUpId);
    return { companyName, outcome };
  }
}
