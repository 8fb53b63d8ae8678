import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  authenticate,
  demoAccounts,
  keepAlive,
  logOut,
  logOutById,
  updatePassword,
  userDetails,
} from '@covertrail/contracts/session/session.calls';
import type { Request, Response } from 'express';
import { PASSWORD_CHANGED } from '@covertrail/wording/fields/server-messages';
import { newId } from '@covertrail/platform/ids/ids';
import type { Actor, Operator } from '#auth/actor';
import { CurrentActor, CurrentHolder } from '#auth/request-parameters.decorator';
import { Open, RightTo } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { DEMO } from '#tokens/tokens';
import { CallerAddress } from '#limits/caller-address.decorator';
import { LiveGateway } from '#live/live.gateway';
import { LookUp } from '#limits/look-up.decorator';
import { browserOf } from './session-browser.js';
import { logInReply } from './log-in.reply.js';
import { SessionService } from './session.service.js';
import type {
  DemoAccount,
  KeptAlive,
  LogInReply,
  Said,
  UserDetails,
} from '@covertrail/contracts/session/session.replies';
import { AuthenticateDto, UpdatePasswordDto } from '@covertrail/contracts/session/session.inputs';
import { ChangePassword } from './update-password/change-password.command.js';
import { ReadUserDetails } from './user-details/user-details.query.js';

@Controller()
export class SessionController {
  constructor(
    private readonly sessions: SessionService,
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly live: LiveGateway,
    @Inject(DEMO) private readonly demo: readonly DemoAccount[],
  ) {}

  @Open('this is how one logs in')
  @LookUp({ counts: 'elsewhere' })
  @Answers(authenticate)
  async authenticate(
    @Body() dto: AuthenticateDto,
    @CallerAddress() address: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LogInReply> {
    const place = { address, ...browserOf(request) };
    const outcome = await this.sessions.logIn(dto.email, dto.password, place, dto);
    return logInReply(outcome, request, response);
  }

  @Answers(keepAlive)
  keepAlive(@CurrentHolder() { userId }: Actor | Operator): KeptAlive {
    return { userId };
  }

  @Answers(logOut)
  async logOut(@CurrentHolder() { sessionId }: Actor | Operator): Promise<Said> {
    await this.sessions.logOut(sessionId);
    this.live.endSession(sessionId);
    return { message: 'You have been logged out successfully' };
  }

  /** A second form of the call [A12]. The token decides which session ends; the id only has to agree with it. */
  @RightTo({ kind: 'user', at: 'params.id' })
  @Answers(logOutById)
  logOutById(@CurrentActor() actor: Actor): Promise<Said> {
    return this.logOut(actor);
  }

  @Answers(userDetails)
  userDetails(@CurrentHolder() actor: Actor | Operator): Promise<UserDetails> {
    return this.queries.execute(new ReadUserDetails(actor));
  }

  @Open('an expired password keeps one from logging in; the old password is the proof')
  @LookUp({ counts: 'elsewhere' })
  @Answers(updatePassword)
  async updatePassword(
    @Body() dto: UpdatePasswordDto,
    @CallerAddress() address: string,
    @Req() request: Request,
  ): Promise<Said> {
    const { userId } = await this.sessions.changePassword(dto, { address, ...browserOf(request) });
    this.live.endSessionsOf(userId);
    await this.commands.execute(new ChangePassword(userId, 'chosen', newId()));
    return { message: PASSWORD_CHANGED };
  }

  @Open('lists the accounts of the demo world, and nothing in production')
  @Answers(demoAccounts)
  demoAccounts(): readonly DemoAccount[] {
    return this.demo;
  }
}
