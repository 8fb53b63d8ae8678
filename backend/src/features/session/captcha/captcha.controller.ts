import { Controller, Query } from '@nestjs/common';
import { captcha } from '@covertrail/contracts/session/session.calls';
import { CaptchaQueryDto } from '@covertrail/contracts/session/session.inputs';
import type { Captcha } from '@covertrail/contracts/session/session.replies';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { Captchas } from './captchas.service.js';

/** [A01] */
@Controller()
export class CaptchaController {
  constructor(private readonly captchas: Captchas) {}

  @Open('a captcha is asked for before a person logs in; it is about no account')
  @LookUp({ counts: 'misses' })
  @Answers(captcha)
  captcha(@Query() { refreshCaptcha }: CaptchaQueryDto): Promise<Captcha> {
    return this.captchas.issue(refreshCaptcha);
  }
}
