import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  JoinAgencyDto,
  SignUpAgencyDto,
  SignUpFromSystemDto,
} from '@covertrail/contracts/registration/agent-sign-up.inputs';
import type { JoinCompanyDto, SignUpDto } from '@covertrail/contracts/registration/registration.inputs';
import { registrationDecider } from '@covertrail/domain/registration/registration.decider';
import type { Agreement } from '@covertrail/domain/user/user.contract';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { newId } from '@covertrail/platform/ids/ids';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import { PasswordHashing } from '@covertrail/platform/vault/password-hashing';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { accountOf } from '#accounts/account-address';
import { PendingSignUps, type PendingSignUp } from '#sign-ups/pending-sign-ups.service';
import { CLOCK, VAULT } from '#tokens/tokens';
import { FitForms } from './fit-forms.service.js';
import { pendingOf } from './pending-of-form.rules.js';

type Form = SignUpDto | JoinCompanyDto | SignUpAgencyDto | SignUpFromSystemDto | JoinAgencyDto;

/**
 * A person signs up with a new company or agency, or to join one that is there. Nothing of it is recorded but that a mail goes to the address,
 * until that is proved.
 */
export class RequestSignUp extends Command<Outcome> {
  constructor(
    readonly form: Form,
    readonly role: Agreement,
  ) {
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
    private readonly fitting: FitForms,
  ) {}

  async execute({ form, role }: RequestSignUp): Promise<Outcome> {
    const { email, partner } = form;
    await this.fitting.refuseUnfit(form, email, role);
    const registrationId = await this.pending.registrationIdOf(email);
    const [signUpId, requestedAt] = [newId(), this.clock.now()];
    const accountId = await this.accountWith(email);
    const isTaken = accountId !== null;
    const passwordHash = await this.hashing.hash(form.password);
    const body = pendingOf(form, { registrationId, email, passwordHash, at: requestedAt });
    const kept = accountId === null ? body : joiningWith(accountId, body);
    if (kept) await this.pending.keep(signUpId, kept, requestedAt);
    const joins = isTaken && kept && 'joinsId' in kept ? { joinsId: kept.joinsId } : {};
    const mail = { ...joins, ...(partner === undefined ? {} : { partner }) };
    const command = { type: 'RequestSignUp', registrationId, signUpId, email, isTaken, requestedAt, ...mail } as const;
    try {
      return await this.deciders.handle(registrationDecider, registrationId, command, bySystem('sign-up', newId()));
    } catch (error) {
      await this.pending.drop(signUpId);
      throw error;
    }
  }

  private async accountWith(email: string): Promise<Uuid | null> {
    const owner = await this.reservations.ownerOf('email', 'product', email);
    const credential = await this.vault.credentialByEmail(await keyedHash(this.vault, 'email', foldEmail(email)));
    return accountOf(owner) ?? credential?.userId ?? null;
  }
}

/** An account founds companies after its log-in, and asks to join one by the link of the mail; of the password nothing is kept. */
const joiningWith = (accountId: Uuid, body: PendingSignUp): PendingSignUp | null =>
  'joinsId' in body ? { ...body, passwordHash: '', accountId } : null;
