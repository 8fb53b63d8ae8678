import { Controller, Param, Res } from '@nestjs/common';
import { receivedFile, requestReceipts } from '@covertrail/contracts/request/invitation.calls';
import { ReceivedFilePath } from '@covertrail/contracts/request/request.inputs';
import type { RequestReceipts } from '@covertrail/contracts/request/invitation.replies';
import type { Response } from 'express';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { Receipts } from './receipts.reader.js';

/** What a requester was given by the links of the mails of its requests [D13]. */
@Controller()
export class ReceiptsController {
  constructor(private readonly receipts: Receipts) {}

  @RightTo({ kind: 'request', at: 'params.id' })
  @Answers(requestReceipts)
  of(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<RequestReceipts> {
    return this.receipts.of(actor, id);
  }

  @RightTo({ kind: 'request', at: 'params.id' })
  @Answers(receivedFile)
  file(
    @Param() { id, number }: ReceivedFilePath,
    @CurrentActor() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    return this.receipts.send(actor, id, number, response);
  }
}
