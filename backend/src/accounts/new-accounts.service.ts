import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { Agreement } from '@covertrail/domain/user/user.contract';
import { userDecider } from '@covertrail/domain/user/user.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { addressOfAccount } from './account-address.js';
import { NewCredentials } from './new-credentials.service.js';

export interface NewPerson {
  readonly userId: Uuid;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
  /** As it was typed, or already hashed. */
  readonly password: string | { readonly hash: string };
}

/** Version of the agreement, and when it was accepted. */
export interface AcceptedTerms {
  readonly version: CalendarDate;
  readonly at: Instant;
}

/** Accounts of people, whatever company they belong to. The password goes to the vault, never into an event. */
@Injectable()
export class NewAccounts {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
    private readonly credentials: NewCredentials,
  ) {}

  /** The e-mail is reserved first. The same again changes nothing. Throws USER.EMAIL_TAKEN where it is another account's. */
  async register({ password, ...person }: NewPerson, meta: CommandMeta): Promise<void> {
    const { userId, firstName, lastName, email, phone } = person;
    await this.reservations.holding(addressOfAccount(userId, email), meta, () =>
      this.deciders.handle(
        userDecider,
        userId,
        { type: 'RegisterUser', userId, firstName, lastName, email, ...(phone ? { phone } : {}) },
        meta,
      ),
    );
    await this.credentials.keep({ userId, email, password, mustChange: false });
  }

  async acceptTerms(
    userId: Uuid,
    { version, at: acceptedAt, agreement }: AcceptedTerms & { readonly agreement: Agreement },
    meta: CommandMeta,
  ): Promise<void> {
    const terms = { type: 'AcceptTerms', agreement, version, acceptedAt } as const;
    await this.deciders.handle(userDecider, userId, terms, meta);
  }
}
