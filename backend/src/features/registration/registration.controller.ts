import { Body, Controller, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  foundCompany,
  joinableCompanies,
  joinCompany,
  lookUpEmail,
  resendVerification,
  signUp,
  verifyEmail,
} from '@covertrail/contracts/registration/registration.calls';
import {
  EmailLookUpDto,
  FoundCompanyDto,
  JoinableCompaniesDto,
  JoinCompanyDto,
  ResendVerificationDto,
  SignUpDto,
  VerifyEmailDto,
} from '@covertrail/contracts/registration/registration.inputs';
import type {
  EmailLookUp,
  JoinableCompany,
  SignedUp,
  VerifiedEmail,
} from '@covertrail/contracts/registration/registration.replies';
import type { Said } from '@covertrail/contracts/session/session.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { VERIFICATION_SENT } from '@covertrail/wording/fields/server-messages';
import { Open } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { LookUp } from '#limits/look-up.decorator';
import { FoundCompany } from './found-company.command.js';
import { CompleteSignUp } from './complete-sign-up.command.js';
import { FindJoinableCompanies } from './joining/joinable-companies.query.js';
import { LookUpEmail } from './look-up-email.query.js';
import { RequestSignUp } from './request-sign-up.command.js';
import { ResendVerification } from './resend-verification.command.js';

/** How a company and its first person come in [A07] [A09]. Replies say nothing about whether an address has an account (ADR 78). */
@Controller()
export class RegistrationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Open('whoever signs up has no account; the reply is about the domain of the address')
  @LookUp({ even: 'replies' })
  @Answers(lookUpEmail)
  lookUp(@Body() { email, role = 'user' }: EmailLookUpDto): Promise<EmailLookUp> {
    return this.queries.execute(new LookUpEmail(email, role));
  }

  @Open('whoever signs up has no account; the reply is the same for an address that has one')
  @LookUp({ even: 'replies' })
  @Answers(signUp)
  signUp(@Body() form: SignUpDto): Promise<SignedUp> {
    return this.request(form);
  }

  @LookUp()
  @Answers(foundCompany)
  async found(
    @Body() form: FoundCompanyDto,
    @CurrentActor() { userId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly companyId: Uuid }>> {
    const { companyId, outcome } = await this.commands.execute(new FoundCompany(userId, form, meta));
    return new CommandReply({ companyId }, outcome);
  }

  @Open('whoever signs up has no account; the reply is what every certificate prints of a few companies')
  @LookUp()
  @Answers(joinableCompanies)
  companies(
    @Query() { keyword, role = 'user' }: JoinableCompaniesDto,
  ): Promise<QueryReply<readonly JoinableCompany[]>> {
    return this.queries.execute(new FindJoinableCompanies(keyword, role));
  }

  @Open('whoever signs up has no account; the reply is the same for an address that has one')
  @LookUp({ even: 'replies' })
  @Answers(joinCompany)
  join(@Body() form: JoinCompanyDto): Promise<SignedUp> {
    return this.request(form);
  }

  @Open('whoever has the mail has the secret of its link, and proves the address with it')
  @LookUp({ counts: 'misses' })
  @Answers(verifyEmail)
  verify(@Body() { token }: VerifyEmailDto): Promise<VerifiedEmail> {
    return this.commands.execute(new CompleteSignUp(token));
  }

  @Open('whoever waits to be verified cannot log in; the reply is the same for every address')
  @LookUp({ even: 'replies' })
  @Answers(resendVerification)
  async resend(@Body() { email, partner }: ResendVerificationDto): Promise<Said> {
    await this.commands.execute(new ResendVerification(email, partner));
    return { message: VERIFICATION_SENT };
  }

  private async request(form: SignUpDto | JoinCompanyDto): Promise<SignedUp> {
    await this.commands.execute(new RequestSignUp(form, 'user'));
    return { outcome: 'pendingVerification' };
  }
}
