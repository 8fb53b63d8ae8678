import { Body, Controller } from '@nestjs/common';
import { addPasskey, offerPasskey, ownPasskeys, removePasskey } from '@covertrail/contracts/session/passkey.calls';
import { AddPasskeyDto, RemovePasskeyDto } from '@covertrail/contracts/session/passkey.inputs';
import type { Passkey, PasskeyOffer, Passkeys } from '@covertrail/contracts/session/passkey.replies';
import { PasswordAgainDto } from '@covertrail/contracts/session/second-factor.inputs';
import type { Said } from '@covertrail/contracts/session/session.replies';
import type { Actor, Operator } from '#auth/actor';
import { CurrentHolder } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { CallerPlace } from '../log-in-place.decorator.js';
import { SessionService, type LogInPlace } from '../session.service.js';
import { OwnPasskeys } from './own-passkeys.service.js';

type Holder = Actor | Operator;

/** The passkeys of the person who is logged in. Adding and removing asks for the password again [A18]. */
@Controller()
export class OwnPasskeysController {
  constructor(
    private readonly own: OwnPasskeys,
    private readonly sessions: SessionService,
  ) {}

  @Answers(ownPasskeys)
  async list(@CurrentHolder() { userId }: Holder): Promise<Passkeys> {
    return { passkeys: await this.own.of(userId) };
  }

  @LookUp({ counts: 'elsewhere' })
  @Answers(offerPasskey)
  async offer(
    @Body() { password }: PasswordAgainDto,
    @CurrentHolder() { userId }: Holder,
    @CallerPlace() place: LogInPlace,
  ): Promise<PasskeyOffer> {
    await this.sessions.proveAgain(userId, password, place);
    return this.own.offer(userId);
  }

  @LookUp({ counts: 'misses' })
  @Answers(addPasskey)
  add(@Body() made: AddPasskeyDto, @CurrentHolder() { userId }: Holder): Promise<Passkey> {
    return this.own.add(userId, made);
  }

  @LookUp({ counts: 'elsewhere' })
  @Answers(removePasskey)
  async remove(
    @Body() { passkeyId, password }: RemovePasskeyDto,
    @CurrentHolder() { userId }: Holder,
    @CallerPlace() place: LogInPlace,
  ): Promise<Said> {
    await this.sessions.proveAgain(userId, password, place);
    await this.own.remove(userId, passkeyId);
    return { message: 'The passkey is removed.' };
  }
}
