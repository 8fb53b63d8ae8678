import { Body, Controller } from '@nestjs/common';
import {
  disableSecondFactor,
  enableSecondFactor,
  offerAuthenticatorApp,
  renewRecoveryCodes,
  secondFactorState,
} from '@covertrail/contracts/session/second-factor.calls';
import { CodeDto, PasswordAgainDto } from '@covertrail/contracts/session/second-factor.inputs';
import type {
  AuthenticatorOffer,
  RecoveryCodes,
  SecondFactorState,
} from '@covertrail/contracts/session/second-factor.replies';
import type { Said } from '@covertrail/contracts/session/session.replies';
import type { Actor, Operator } from '#auth/actor';
import { CurrentHolder } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { CallerPlace } from '../log-in-place.decorator.js';
import { SessionService, type LogInPlace } from '../session.service.js';
import { AuthenticatorApps } from './authenticator-apps.service.js';
import { OwnSecondFactor } from './own-second-factor.service.js';

type Holder = Actor | Operator;

/** The authenticator app of the person who is logged in. What turns it on, replaces its codes or turns it off asks for the password again [A17]. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly apps: AuthenticatorApps,
    private readonly own: OwnSecondFactor,
    private readonly sessions: SessionService,
  ) {}

  @Answers(secondFactorState)
  state(@CurrentHolder() { userId }: Holder): Promise<SecondFactorState> {
    return this.own.stateOf(userId);
  }

  @LookUp({ counts: 'elsewhere' })
  @Answers(offerAuthenticatorApp)
  async offer(
    @Body() { password }: PasswordAgainDto,
    @CurrentHolder() { userId }: Holder,
    @CallerPlace() place: LogInPlace,
  ): Promise<AuthenticatorOffer> {
    return this.apps.offer(userId, await this.sessions.proveAgain(userId, password, place));
  }

  @LookUp({ counts: 'misses' })
  @Answers(enableSecondFactor)
  async enable(@Body() { code }: CodeDto, @CurrentHolder() { userId }: Holder): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.own.turnOn(userId, code) };
  }

  @LookUp({ counts: 'elsewhere' })
  @Answers(renewRecoveryCodes)
  async renewCodes(
    @Body() { password }: PasswordAgainDto,
    @CurrentHolder() { userId }: Holder,
    @CallerPlace() place: LogInPlace,
  ): Promise<RecoveryCodes> {
    await this.sessions.proveAgain(userId, password, place);
    return { recoveryCodes: await this.own.renewCodes(userId) };
  }

  @LookUp({ counts: 'elsewhere' })
  @Answers(disableSecondFactor)
  async disable(
    @Body() { password }: PasswordAgainDto,
    @CurrentHolder() { userId }: Holder,
    @CallerPlace() place: LogInPlace,
  ): Promise<Said> {
    await this.sessions.proveAgain(userId, password, place);
    await this.own.turnOff(userId);
    return { message: 'Your authenticator app is turned off.' };
  }
}
