import { Inject, Injectable } from '@nestjs/common';
import type { CompanyRegistered } from '@covertrail/domain/company/company.contract';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { registrationDecider } from '@covertrail/domain/registration/registration.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { foldEmail, keyedId } from '@covertrail/platform/vault/keyed-hash';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import type { AcceptedTerms } from '#accounts/new-accounts.service';
import { VAULT } from '#tokens/tokens';

/** What a person entered to sign up, until the address is proved (ADR 78): with a new company, or to join one that is there. */
export type PendingSignUp = PendingPerson & (WithNewCompany | JoinedCompany);

export interface PendingPerson {
  readonly registrationId: Uuid;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly passwordHash: string;
  readonly accepted: AcceptedTerms;
}

export interface WithNewCompany {
  readonly company: Omit<CompanyRegistered['data'], 'companyId'>;
  /** The upload that becomes the logo, if there is one. */
  readonly logoUploadId?: Uuid;
  /** Of its insurance agent, if it named one. */
  readonly agentEmail?: string;
}

export interface JoinedCompany {
  readonly joinsId: Uuid;
  /** The account that the address has: it keeps its names and its password, and asks to join once the address is proved [A09]. */
  readonly accountId?: Uuid;
}

const KIND = 'sign-up';
/** As long as the outbox may try to send the mail, and a day for its link. */
export const SIGN_UP_KEPT_MS = 3 * 86_400_000;

/** Sign-ups whose address is not proved yet. They stand in the vault, and go when they are completed or too old. */
@Injectable()
export class PendingSignUps {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly deciders: DeciderStore,
  ) {}

  /** Stands for an address. */
  registrationIdOf(email: string): Promise<Uuid> {
    return keyedId(this.vault, 'registration', foldEmail(email));
  }

  /** For three days from `at`. The first form of a sign-up stays. */
  async keep(signUpId: Uuid, body: PendingSignUp, at: Instant): Promise<void> {
    const endsAt = new Date(Date.parse(at) + SIGN_UP_KEPT_MS).toISOString();
    await this.vault.writeRecord(KIND, signUpId, ABSENT, { body, endsAt });
  }

  async of(signUpId: Uuid): Promise<PendingSignUp | null> {
    return (await this.vault.record<PendingSignUp>(KIND, signUpId))?.body ?? null;
  }

  drop(signUpId: Uuid): Promise<void> {
    return this.vault.removeRecord(KIND, signUpId);
  }

  /** The newest that waits with this address. */
  async waitingWith(email: string): Promise<(PendingSignUp & { readonly signUpId: Uuid }) | null> {
    const { state } = await this.deciders.load(registrationDecider, await this.registrationIdOf(email));
    const signUpId = state?.waiting ?? null;
    const pending = signUpId === null ? null : await this.of(signUpId);
    return signUpId !== null && pending ? { ...pending, signUpId } : null;
  }
}
