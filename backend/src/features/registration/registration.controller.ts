import { Body, Controller, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  joinableCompanies,
  joinCompany,
  lookUpEmail,
  resendVerification,
  signUp,
  verifyEmail,
} from '@covertrail/contracts/registration/registration.calls';
import {
  EmailLookUpDto,
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
import { VERIFICATION_SENT } from '@covertrail/wording/fields/server-messages';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import type { QueryReply } from '#http/data.interceptor';
import { LookUp } from '#limits/look-up.decorator';
import { NewPasswords } from '#accounts/new-passwords.service';
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
    private readonly passwords: NewPasswords,
  ) {}

  @Open('whoever signs up has no account; the reply is about the domain of the address')
  @LookUp({ even: 'replies' })
  @Answers(lookUpEmail)
  lookUp(@Body() { email }: EmailLookUpDto): Promise<EmailLookUp> {
    return this.queries.execute(new LookUpEmail(email));
  }

  @Open('whoever signs up has no account; the reply is the same for an address that has one')
  @LookUp({ even: 'replies' })
  @Answers(signUp)
  signUp(@Body() form: SignUpDto): Promise<SignedUp> {
    return this.request(form);
  }

  @Open('whoever signs up has no account; the reply is what every certificate prints of a few companies')
  @LookUp()
  @Answers(joinableCompanies)
  companies(@Query() { keyword }: JoinableCompaniesDto): Promise<QueryReply<readonly JoinableCompany[]>> {
    return this.queries.execute(new FindJoinableCompanies(keyword));
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
  async resend(@Body() { email }: ResendVerificationDto): Promise<Said> {
    await this.commands.execute(new ResendVerification(email));
    return { message: VERIFICATION_SENT };
  }

  private async request(form: SignUpDto | JoinCompanyDto): Promise<SignedUp> {
    await this.passwords.refuseCommon(form.password);
    await this.commands.execute(new RequestSignUp(form));
    return { outcome: 'pendingVerification' };
  }
}
