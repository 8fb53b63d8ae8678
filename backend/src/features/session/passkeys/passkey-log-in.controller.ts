import { Body, Controller, Req, Res } from '@nestjs/common';
import { beginPasskeyLogIn, logInByPasskey } from '@covertrail/contracts/session/passkey.calls';
import { PasskeyLogInDto } from '@covertrail/contracts/session/passkey.inputs';
import type { PasskeyChallenge } from '@covertrail/contracts/session/passkey.replies';
import type { LogInReply } from '@covertrail/contracts/session/session.replies';
import type { Request, Response } from 'express';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { browserOf } from '../session-browser.js';
import { logInReply } from '../log-in.reply.js';
import { PasskeyLogIn } from './passkey-log-in.service.js';

/** Logs in by a passkey [A18]. */
@Controller()
export class PasskeyLogInController {
  constructor(private readonly byPasskey: PasskeyLogIn) {}

  @Open('a challenge says nothing of any account')
  @Answers(beginPasskeyLogIn)
  begin(): Promise<PasskeyChallenge> {
    return this.byPasskey.begin();
  }

  @Open('the signature of the passkey is the proof')
  @LookUp({ counts: 'misses' })
  @Answers(logInByPasskey)
  async logIn(
    @Body() answer: PasskeyLogInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LogInReply> {
    return logInReply(await this.byPasskey.logIn(answer, browserOf(request)), request, response);
  }
}
