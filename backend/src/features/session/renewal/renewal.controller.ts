import { Controller, Req, Res } from '@nestjs/common';
import { renewToken } from '@covertrail/contracts/session/session.calls';
import type { Request, Response } from 'express';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { Problem } from '#http/problem';
import { LookUp } from '#limits/look-up.decorator';
import { SessionService } from '../session.service.js';
import type { LoginRecord } from '@covertrail/contracts/session/session.replies';
import { dropRenewal, keepRenewal, renewalIn } from './renewal-cookie.js';

/** Continues a session in another tab, or after its token has expired. */
@Controller()
export class RenewalController {
  constructor(private readonly sessions: SessionService) {}

  /** Null where the browser has no session: the page then knows that no one is logged in. */
  @Open('the cookie that no script reads is the proof')
  @LookUp({ counts: 'misses', isMiss: (reply, request) => reply === null && renewalIn(request) !== null })
  @Answers(renewToken)
  async renew(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<LoginRecord | null> {
    if (!isOwnPage(request)) throw new Problem('AUTH.FORBIDDEN');
    const renewal = renewalIn(request);
    const renewed = renewal === null ? null : await this.sessions.renew(renewal);
    if (renewed) keepRenewal(request, response, renewed.renewal, renewed.endsAt);
    else if (renewal !== null) dropRenewal(request, response);
    return renewed?.record ?? null;
  }
}

/** Other sites cannot send the cookie (SameSite); a browser that does not know SameSite still sends the origin of a call. */
function isOwnPage(request: Request): boolean {
  const site = request.header('sec-fetch-site');
  const origin = request.header('origin');
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.header('host'));
}
