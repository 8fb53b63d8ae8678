import { Body, Controller, Req, Res } from '@nestjs/common';
import { chooseCompany, ownCompanies, switchCompany } from '@covertrail/contracts/session/company-choice.calls';
import { ChooseCompanyDto, SwitchCompanyDto } from '@covertrail/contracts/session/company-choice.inputs';
import type { CompanyCard, LoginRecord } from '@covertrail/contracts/session/session.replies';
import type { Request, Response } from 'express';
import { Open } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Tokens } from '#auth/tokens.service';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { LiveGateway } from '#live/live.gateway';
import { LogInChallenges } from '../challenge/log-in-challenges.service.js';
import { browserOf } from '../session-browser.js';
import { loggedInReply } from '../log-in.reply.js';
import { SessionStart } from '../session-start.service.js';
import { OwnCompanies } from './own-companies.service.js';

/** For which of their companies people work [A02]. */
@Controller()
export class CompanyChoiceController {
  constructor(
    private readonly challenges: LogInChallenges,
    private readonly companies: OwnCompanies,
    private readonly start: SessionStart,
    private readonly tokens: Tokens,
    private readonly live: LiveGateway,
  ) {}

  /** A company that is not the person's leaves the challenge, so that another one can be chosen. */
  @Open('the challenge is the proof of the password')
  @LookUp({ counts: 'misses' })
  @Answers(chooseCompany)
  async choose(
    @Body() { challenge, companyId }: ChooseCompanyDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginRecord> {
    const { userId } = await this.challenges.opened('company', challenge);
    await this.companies.hold(userId, companyId);
    const person = await this.challenges.openedOnce('company', challenge);
    return loggedInReply(await this.start.afterLogIn(person, companyId, browserOf(request)), request, response);
  }

  @Answers(ownCompanies)
  async own(@CurrentActor() { userId }: Actor): Promise<readonly CompanyCard[]> {
    return this.companies.cards(await this.companies.of(userId));
  }

  @Answers(switchCompany)
  async switch(
    @Body() { companyId }: SwitchCompanyDto,
    @CurrentActor() { userId, sessionId }: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LoginRecord> {
    await this.companies.hold(userId, companyId);
    const loggedIn = await this.start.of(userId, companyId, browserOf(request));
    await this.tokens.end(sessionId);
    this.live.endSession(sessionId);
    return loggedInReply(loggedIn, request, response);
  }
}
