import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { AuthenticatorOffer, RecoveryCodes } from '@covertrail/contracts/session/second-factor.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { newId } from '@covertrail/platform/ids/ids';
import { Problem } from '#http/problem';
import { LogInAttempts } from '#limits/log-in-attempts.service';
import { Views } from '#views/views.service';
import { RaiseAlarm } from '../alarms/raise-alarm.command.js';
import { LogInChallenges, type Challenged } from '../challenge/log-in-challenges.service.js';
import { KnownDevices } from '../known-device/known-devices.service.js';
import { LogInSteps, type LogInOutcome } from '../log-in-steps.service.js';
import type { LogInPlace } from '../session.service.js';
import { AuthenticatorApps } from './authenticator-apps.service.js';
import { OwnSecondFactor } from './own-second-factor.service.js';

/** Answers of a log-in that asks for a code, or for an app. */
@Injectable()
export class CodeStep {
  constructor(
    private readonly challenges: LogInChallenges,
    private readonly attempts: LogInAttempts,
    private readonly devices: KnownDevices,
    private readonly apps: AuthenticatorApps,
    private readonly own: OwnSecondFactor,
    private readonly steps: LogInSteps,
    private readonly views: Views,
    private readonly commands: CommandBus,
  ) {}

  /**
   * Goes on with the log-in. Throws AUTH.LOG_IN_OVER, SECOND_FACTOR.WRONG_CODE, and what a wrong password throws when tried too often. The
   * challenge is closed before the code is used up: whoever finds it closed keeps the code.
   */
  async answer(challenge: string, code: string, place: LogInPlace): Promise<LogInOutcome> {
    const person = await this.challenges.opened('code', challenge);
    await this.tried(person, code, place);
    await this.challenges.openedOnce('code', challenge);
    if (!(await this.own.use(person.userId, code))) throw new Problem('AUTH.LOG_IN_OVER');
    return this.steps.afterCode(person, place);
  }

  /** Throws AUTH.LOG_IN_OVER, and SECOND_FACTOR.ON where the person has an app by now. */
  async offer(challenge: string): Promise<AuthenticatorOffer> {
    const { userId } = await this.challenges.opened('enrollment', challenge);
    const { email = '' } = (await this.views.get(peopleView, userId)) ?? {};
    return this.apps.offer(userId, email);
  }

  /** The same with the app that was offered, which is on from now on. */
  async enroll(
    challenge: string,
    code: string,
    place: LogInPlace,
  ): Promise<RecoveryCodes & { readonly next: LogInOutcome }> {
    const person = await this.challenges.opened('enrollment', challenge);
    const recoveryCodes = await this.own.turnOn(person.userId, code);
    await this.challenges.openedOnce('enrollment', challenge);
    return { recoveryCodes, next: await this.steps.afterCode(person, place) };
  }

  /** Wrong codes wait as wrong passwords do, and beside them. The person is told of several a day. */
  private async tried({ userId, emailKey }: Challenged, code: string, place: LogInPlace): Promise<void> {
    const origin = { address: place.address, device: await this.devices.idFor(place.deviceCookie, emailKey) };
    await this.attempts.begin(`code:${emailKey}`, origin);
    if (!(await this.apps.fits(userId, code))) {
      await this.attempts.failed(`code:${emailKey}`, origin);
      if (await this.attempts.reportsCode(emailKey))
        await this.commands.execute(new RaiseAlarm(userId, 'ReportTriedCodes', newId()));
      throw new Problem('SECOND_FACTOR.WRONG_CODE');
    }
    await this.attempts.succeeded(`code:${emailKey}`, origin);
  }
}
