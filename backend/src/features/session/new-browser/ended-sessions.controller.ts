import { Body, Controller } from '@nestjs/common';
import { endSessionByLink } from '@covertrail/contracts/session/own-sessions.calls';
import { EndSessionLinkDto } from '@covertrail/contracts/session/own-sessions.inputs';
import type { Said } from '@covertrail/contracts/session/session.replies';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { EndedSessions } from './ended-sessions.service.js';

@Controller()
export class EndedSessionsController {
  constructor(private readonly sessions: EndedSessions) {}

  @Open('whoever has the mail has the secret of its link, which ends one session of the account')
  @LookUp({ counts: 'misses' })
  @Answers(endSessionByLink)
  async end(@Body() { token }: EndSessionLinkDto): Promise<Said> {
    await this.sessions.end(token);
    return { message: 'The session is ended.' };
  }
}
