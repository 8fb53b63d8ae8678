import { Controller, Inject, Res } from '@nestjs/common';
import { progressStream } from '@covertrail/contracts/progress/progress.calls';
import type { Response } from 'express';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { LIMITS } from '#tokens/tokens';
import { Answers } from '#http/answers.decorator';
import type { Limits } from '#limits/limits';
import { Progress } from '#progress/progress.service';
import { sendProgress } from './progress-stream.reply.js';

/** How far a work is that the person has begun, as a stream of events [C17]. */
@Controller()
export class ProgressController {
  constructor(
    private readonly progress: Progress,
    @Inject(LIMITS) private readonly limits: Pick<Limits, 'unusedStreamMs'>,
  ) {}

  @Answers(progressStream)
  follow(@CurrentActor() { userId }: Actor, @Res() response: Response): Promise<void> {
    return sendProgress(this.progress, userId, response, this.limits.unusedStreamMs);
  }
}
