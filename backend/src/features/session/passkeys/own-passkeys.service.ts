import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { AddPasskeyDto } from '@covertrail/contracts/session/passkey.inputs';
import type { Passkey, PasskeyOffer } from '@covertrail/contracts/session/passkey.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { newId } from '@covertrail/platform/ids/ids';
import { Problem } from '#http/problem';
import { AccessLinks } from '#links/access-links.service';
import { CLOCK } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { ChangeProof } from '../second-factor/change-proof.command.js';
import { PasskeyChecks } from './passkey-checks.service.js';
import { handleOf } from './passkey-handle.rules.js';
import { challengeEnds } from './passkey-challenge.rules.js';
import { StoredPasskeys, type StoredPasskey } from './stored-passkeys.service.js';

/** What a person does with the passkeys of its account. The vault is written first: an event says what is so [A18]. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly stored: StoredPasskeys,
    private readonly checks: PasskeyChecks,
    private readonly links: AccessLinks,
    private readonly views: Views,
    private readonly commands: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(userId: Uuid): Promise<readonly Passkey[]> {
    return (await this.stored.of(userId)).map(shownOf);
  }

  async offer(userId: Uuid): Promise<PasskeyOffer> {
    const [keys, person] = await Promise.all([this.stored.of(userId), this.views.get(peopleView, userId)]);
    const { firstName = '', lastName = '', email = '' } = person ?? {};
    return {
      challenge: await this.links.issue('passkey', { userId }, challengeEnds(this.clock.now())),
      site: { id: this.checks.siteId, name: 'Covertrail' },
      person: { handle: handleOf(userId), email, name: `${firstName} ${lastName}`.trim() || email },
      credentialIds: keys.map(({ credentialId }) => credentialId),
    };
  }

  /** Throws PASSKEY.NOT_MADE for an answer that does not hold or came too late, PASSKEY.TOO_MANY, and PASSKEY.REFUSED. */
  async add(userId: Uuid, made: AddPasskeyDto): Promise<Passkey> {
    const isOurs = async (challenge: string) =>
      (await this.links.openedOnce('passkey', challenge))?.['userId'] === userId;
    const key = await this.checks.made(made, isOurs);
    if (!key) throw new Problem('PASSKEY.NOT_MADE');
    const passkey: StoredPasskey = {
      ...key,
      id: newId(),
      name: made.name.trim(),
      addedAt: this.clock.now(),
      usedAt: null,
    };
    await this.stored.add(userId, passkey);
    await this.commands.execute(new ChangeProof(userId, { type: 'AddPasskey', passkeyId: passkey.id }, newId()));
    return shownOf(passkey);
  }

  /** Throws USER.NO_PASSKEY. */
  async remove(userId: Uuid, passkeyId: Uuid): Promise<void> {
    await this.stored.remove(userId, passkeyId);
    await this.commands.execute(new ChangeProof(userId, { type: 'RemovePasskey', passkeyId }, newId()));
  }
}

const shownOf = ({ id, name, addedAt, usedAt }: StoredPasskey): Passkey => ({ id, name, addedAt, usedAt });
