import { Body, Controller, Req, Res } from '@nestjs/common';
import { enroll, logInByCode, offerEnrollment } from '@covertrail/contracts/session/second-factor.calls';
import { LogInChallengeDto, LogInCodeDto } from '@covertrail/contracts/session/second-factor.inputs';
import type { AuthenticatorOffer, Enrolled } from '@covertrail/contracts/session/second-factor.replies';
import type { LogInReply } from '@covertrail/contracts/session/session.replies';
import type { Request, Response } from 'express';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { CallerPlace } from '../log-in-place.decorator.js';
import { logInReply } from '../log-in.reply.js';
import type { LogInPlace } from '../session.service.js';
import { CodeStep } from './code-step.service.js';

const WHY = 'the challenge is the proof of the password';

/** The step of a log-in between the password and the company: a code of the app, or an app [A17] [A18]. */
@Controller()
export class CodeStepController {
  constructor(private readonly step: CodeStep) {}

  @Open(WHY)
  @LookUp({ counts: 'elsewhere' })
  @Answers(logInByCode)
  async logInByCode(
    @Body() { challenge, code }: LogInCodeDto,
    @CallerPlace() place: LogInPlace,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LogInReply> {
    return logInReply(await this.step.answer(challenge, code, place), request, response);
  }

  @Open(WHY)
  @LookUp({ counts: 'misses' })
  @Answers(offerEnrollment)
  offer(@Body() { challenge }: LogInChallengeDto): Promise<AuthenticatorOffer> {
    return this.step.offer(challenge);
  }

  @Open(WHY)
  @LookUp({ counts: 'misses' })
  @Answers(enroll)
  async enroll(
    @Body() { challenge, code }: LogInCodeDto,
    @CallerPlace() place: LogInPlace,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Enrolled> {
    const { recoveryCodes, next } = await this.step.enroll(challenge, code, place);
    return { recoveryCodes, next: logInReply(next, request, response) };
  }
}
