import { Body, Controller, UploadedFile, UseInterceptors } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  activateAgency,
  activateInAgency,
  joinAgency,
  openAgentLink,
  signUpAgency,
  signUpFromSystem,
  uploadSignUpLogo,
} from '@covertrail/contracts/registration/agent-sign-up.calls';
import {
  ActivateAgencyDto,
  ActivateInAgencyDto,
  AgentLinkDto,
  JoinAgencyDto,
  SignUpAgencyDto,
  SignUpFromSystemDto,
} from '@covertrail/contracts/registration/agent-sign-up.inputs';
import type { UploadedFile as Upload } from '@covertrail/contracts/calls/uploaded-file';
import type { OpenedAgentLink, SignedUp, VerifiedEmail } from '@covertrail/contracts/registration/registration.replies';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { Problem } from '#http/problem';
import { LookUp } from '#limits/look-up.decorator';
import { uploadReply } from '#uploads/upload.reply';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { CompaniesOfDomain } from '../joining/companies-of-domain.reader.js';
import { RequestSignUp } from '../request-sign-up.command.js';
import { ActivateAgent } from './activate-agent.command.js';
import { SignUpUpload } from './sign-up-upload.interceptor.js';
import { OpenedAgentLinks } from './opened-agent-links.service.js';

const NEW = 'whoever signs up has no account; the reply is the same for an address that has one';
const INVITED = 'whoever has the mail has the secret of its link, and proves the address with it';

/** How an agency and its agents come in: fresh, or by the link of a company that invites its agent [A08]. */
@Controller()
export class AgentSignUpController {
  constructor(
    private readonly opened: OpenedAgentLinks,
    private readonly companies: CompaniesOfDomain,
    private readonly deciders: DeciderStore,
    private readonly commands: CommandBus,
  ) {}

  @Open(NEW)
  @LookUp({ even: 'replies' })
  @Answers(signUpAgency)
  signUp(@Body() form: SignUpAgencyDto): Promise<SignedUp> {
    return this.request(form);
  }

  @Open(NEW)
  @LookUp({ even: 'replies' })
  @Answers(signUpFromSystem)
  signUpFromSystem(@Body() form: SignUpFromSystemDto): Promise<SignedUp> {
    return this.request(form);
  }

  /** Few tries are allowed of it, as of every call that needs no log-in and keeps something. `SignUpUpload` comes first: it is nearest to the method. */
  @Open('whoever signs up has no account; nobody else can name the picture')
  @LookUp()
  @Answers(uploadSignUpLogo)
  @UseInterceptors(SignUpUpload)
  uploadLogo(@UploadedFile() file: KeptUpload | undefined): Upload {
    if (!file) throw new Problem('HTTP.BAD_INPUT', { errors: { logo: 'Please choose a picture.' } });
    return uploadReply(file);
  }

  @Open(NEW)
  @LookUp({ even: 'replies' })
  @Answers(joinAgency)
  join(@Body() form: JoinAgencyDto): Promise<SignedUp> {
    return this.request(form);
  }

  @Open(INVITED)
  @LookUp({ counts: 'misses' })
  @Answers(openAgentLink)
  async open(@Body() { token }: AgentLinkDto): Promise<OpenedAgentLink> {
    const { insuredId, email, hasAccount } = await this.opened.behind(token);
    const { state } = await this.deciders.readable.load(companyDecider, insuredId);
    return { insuredName: state?.name ?? '', email, hasAccount, agencies: await this.companies.of(email, 'agent') };
  }

  @Open(INVITED)
  @LookUp({ counts: 'misses' })
  @Answers(activateAgency)
  activate(@Body() form: ActivateAgencyDto): Promise<VerifiedEmail> {
    return this.commands.execute(new ActivateAgent(form));
  }

  @Open(INVITED)
  @LookUp({ counts: 'misses' })
  @Answers(activateInAgency)
  activateInAgency(@Body() form: ActivateInAgencyDto): Promise<VerifiedEmail> {
    return this.commands.execute(new ActivateAgent(form));
  }

  private async request(form: SignUpAgencyDto | JoinAgencyDto): Promise<SignedUp> {
    await this.commands.execute(new RequestSignUp(form, 'agent'));
    return { outcome: 'pendingVerification' };
  }
}
