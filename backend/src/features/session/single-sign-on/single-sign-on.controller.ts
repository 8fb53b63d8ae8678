import { Body, Controller, Req, Res } from '@nestjs/common';
import { authenticateToken, linkSignOn, startSignOn } from '@covertrail/contracts/session/single-sign-on.calls';
import { SignOnAnswerDto, SignOnLinkDto, StartSignOnDto } from '@covertrail/contracts/session/single-sign-on.inputs';
import type { LogInReply, Said } from '@covertrail/contracts/session/session.replies';
import type { SignOnStarted } from '@covertrail/contracts/session/single-sign-on.replies';
import { SIGN_ON_LINKED } from '@covertrail/wording/fields/server-messages';
import type { Request, Response } from 'express';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { browserOf } from '../session-browser.js';
import { logInReply } from '../log-in.reply.js';
import { IdentityLinks } from './identity-links.service.js';
import { keepSignOnBrowser, signOnBrowser } from './single-sign-on-cookie.js';
import { SingleSignOn } from './single-sign-on.service.js';

/** Log-in by a provider of single sign-on [A05]. */
@Controller()
export class SingleSignOnController {
  constructor(
    private readonly signOn: SingleSignOn,
    private readonly links: IdentityLinks,
  ) {}

  @Open('it leads to a provider, where the person proves who they are')
  @LookUp({ counts: 'misses' })
  @Answers(startSignOn)
  async start(
    @Body() entry: StartSignOnDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignOnStarted> {
    const browser = keepSignOnBrowser(request, response);
    return { address: await this.signOn.start(entry, browser, request.header('host') ?? '') };
  }

  @Open('what the provider signed is the proof, in the browser that began')
  @LookUp({ counts: 'misses' })
  @Answers(authenticateToken)
  async authenticate(
    @Body() { token }: SignOnAnswerDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LogInReply> {
    return logInReply(await this.signOn.finish(token, signOnBrowser(request), browserOf(request)), request, response);
  }

  @Open('whoever has the mail has the secret of its link, and links the sign-on of this browser')
  @LookUp({ counts: 'misses' })
  @Answers(linkSignOn)
  async link(@Body() { linkToken }: SignOnLinkDto, @Req() request: Request): Promise<Said> {
    await this.links.confirm(linkToken, signOnBrowser(request));
    return { message: SIGN_ON_LINKED };
  }
}
