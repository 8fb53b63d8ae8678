import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JoinCompanyDto, SignUpDto } from '@covertrail/contracts/registration/registration.inputs';
import { insuredTextProblem, LONGEST_INSURED_TEXT, taxIdDigits } from '@covertrail/domain/fields/company-fields';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { registrationDecider } from '@covertrail/domain/registration/registration.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { newId } from '@covertrail/platform/ids/ids';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import { PasswordHashing } from '@covertrail/platform/vault/password-hashing';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { Problem } from '#http/problem';
import { PendingSignUps, type PendingSignUp, type WithNewCompany } from '#sign-ups/pending-sign-ups.service';
import { CLOCK, VAULT } from '#tokens/tokens';
import { Joining } from './joining/joining.service.js';
import { isPublicHost } from './mail-hosts.rules.js';

/** As long as the outbox may try to send the mail, and a day for its link. */
const KEPT_MS = 3 * 86_400_000;

/** A person signs up with a new company, or to join one that is there. Nothing of it is recorded but that a mail goes to the address, until that is proved. */
export class RequestSignUp extends Command<Outcome> {
  constructor(readonly form: SignUpDto | JoinCompanyDto) {
    super();
  }
}

@CommandHandler(RequestSignUp)
export class RequestSignUpHandler implements ICommandHandler<RequestSignUp, Outcome> {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hashing: PasswordHashing,
    private readonly reservations: Reservations,
    private readonly deciders: DeciderStore,
    private readonly pending: PendingSignUps,
    private readonly joining: Joining,
  ) {}

  async execute({ form }: RequestSignUp): Promise<Outcome> {
    await this.refuseUnfit(form);
    const registrationId = await this.pending.registrationIdOf(form.email);
    const [signUpId, requestedAt] = [newId(), this.clock.now()];
    const isTaken = await this.isTaken(form.email);
    const endsAt = new Date(Date.parse(requestedAt) + KEPT_MS).toISOString();
    const body = pendingOf(form, registrationId, await this.hashing.hash(form.password), requestedAt);
    if (!isTaken) await this.pending.keep(signUpId, body, endsAt);
    const command = {
      type: 'RequestSignUp',
      registrationId,
      signUpId,
      email: form.email,
      isTaken,
      requestedAt,
    } as const;
    try {
      return await this.deciders.handle(registrationDecider, registrationId, command, bySystem('sign-up', newId()));
    } catch (error) {
      await this.pending.drop(signUpId);
      throw error;
    }
  }

  private async refuseUnfit(form: SignUpDto | JoinCompanyDto): Promise<void> {
    if (await isPublicHost(form.email)) throw new Problem('REGISTRATION.PUBLIC_DOMAIN');
    if ('companyId' in form) return this.joining.refuseUnfit(form.companyId);
    const { companyName, address1, address2 = '', city, state, postalCode } = form;
    if (insuredTextProblem({ companyName, address1, address2, city, state, postalCode }) !== null)
      throw new Problem('REGISTRATION.INSURED_TEXT', { params: { most: LONGEST_INSURED_TEXT } });
    const taxId = taxIdDigits(form.taxId ?? '');
    if (taxId && (await this.reservations.ownerOf('taxId', 'product', taxId)) !== null)
      throw new Problem('COMPANY.TAX_ID_TAKEN');
  }

  private async isTaken(email: string): Promise<boolean> {
    if ((await this.reservations.ownerOf('email', 'product', email)) !== null) return true;
    return (await this.vault.credentialByEmail(await keyedHash(this.vault, 'email', foldEmail(email)))) !== null;
  }
}

function pendingOf(
  form: SignUpDto | JoinCompanyDto,
  registrationId: Uuid,
  passwordHash: string,
  at: string,
): PendingSignUp {
  const { email, firstName, lastName, phone = '', acceptTerms: version } = form;
  const person = { registrationId, email, firstName, lastName, phone, passwordHash, accepted: { version, at } };
  return 'companyId' in form ? { ...person, joinsId: form.companyId } : { ...person, company: companyOf(form) };
}

function companyOf(form: SignUpDto): WithNewCompany['company'] {
  const { companyName, taxId = '', timeZone, address1, address2 = '', city, state, postalCode, country } = form;
  return {
    name: companyName,
    roles: ['requester', 'insured'],
    address: { address1, ...(address2 ? { address2 } : {}), city, state, postalCode, country },
    timeZone: Intl.supportedValuesOf('timeZone').includes(timeZone) ? timeZone : 'UTC',
    ...(taxId ? { taxId } : {}),
  };
}
