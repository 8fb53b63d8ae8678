import { Body, Controller } from '@nestjs/common';
import { endOtherSessions, endOwnSession, ownSessions } from '@covertrail/contracts/session/own-sessions.calls';
import { EndSessionDto } from '@covertrail/contracts/session/own-sessions.inputs';
import type { OwnSession } from '@covertrail/contracts/session/own-sessions.replies';
import type { Said } from '@covertrail/contracts/session/session.replies';
import type { Actor, Operator } from '#auth/actor';
import { CurrentHolder } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { OwnSessions } from './own-sessions.service.js';

/** Where the person is logged in. The token says whose sessions are meant: no call names a person [A17]. */
@Controller()
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessions) {}

  @Answers(ownSessions)
  list(@CurrentHolder() holder: Actor | Operator): Promise<readonly OwnSession[]> {
    return this.sessions.list(holder);
  }

  @Answers(endOwnSession)
  async end(@Body() { sessionId }: EndSessionDto, @CurrentHolder() { userId }: Actor | Operator): Promise<Said> {
    await this.sessions.end(userId, sessionId);
    return { message: 'The session is ended.' };
  }

  @Answers(endOtherSessions)
  async endOthers(@CurrentHolder() holder: Actor | Operator): Promise<Said> {
    await this.sessions.endOthers(holder);
    return { message: 'All other sessions are ended.' };
  }
}
