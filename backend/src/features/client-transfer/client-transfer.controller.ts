import { Body, Controller, Param, Query, Res, UploadedFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  actOnTransfer,
  approveOwnTransfer,
  findAgency,
  ownTransferLetter,
  ownTransfers,
  requestTransfer,
  transferDetails,
  transferLetter,
  transferList,
  uploadLetter,
} from '@covertrail/contracts/client-transfer/client-transfer.calls';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type {
  AgencyChoice,
  OwnTransfer,
  TransferDetails as Details,
  TransferRow,
} from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { UploadedFile as Upload } from '@covertrail/contracts/calls/uploaded-file';
import {
  ActOnTransferDto,
  FindAgencyDto,
  RequestTransferDto,
  TransferActionPath,
  TransferListDto,
} from '@covertrail/contracts/client-transfer/client-transfer.inputs';
import type { Response } from 'express';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import { RightTo } from '#auth/access';
import { CommandMetadata, CurrentActor, IfMatch } from '#auth/request-parameters.decorator';
import type { Actor } from '#auth/actor';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { ListPage } from '#lists/list.query';
import { uploadReply } from '#uploads/upload.reply';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { ActOnTransfer, stepOf } from './act-on-transfer.command.js';
import { FindAgency } from './find-agency.query.js';
import { LetterContent } from './letter/letter-content.reader.js';
import { OwnTransfers } from './own-transfers.query.js';
import { RequestTransfer } from './request-transfer/request-transfer.command.js';
import { TransferDetails } from './transfer-details/transfer-details.query.js';
import { transferRows } from './transfer-list.query.js';

type Reply = CommandReply<{ readonly transferId: string }>;
type Choices = Promise<QueryReply<readonly AgencyChoice[]>>;

/** Transfers of clients between agencies [G04]. */
@Controller()
export class ClientTransferController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly letters: LetterContent,
  ) {}

  @LookUp()
  @Answers(findAgency)
  agencies(@Query() { keyword }: FindAgencyDto, @CurrentActor() actor: Actor): Choices {
    return this.queries.execute(new FindAgency(actor.companyId, keyword));
  }

  /** The letter is uploaded first; the request for the transfer then names its `uploadId`. */
  @Answers(uploadLetter)
  upload(@UploadedFile() letter: KeptUpload | undefined, @CommandMetadata() _meta: CommandMeta): Upload {
    if (!letter) throw new Problem('HTTP.BAD_INPUT', { errors: { letter: 'Please choose the letter.' } });
    return uploadReply(letter);
  }

  /** A file, so it is not wrapped in `data`. */
  @RightTo({ kind: 'transfer', at: 'params.transferId' })
  @Answers(transferLetter)
  letter(@Param('transferId') transferId: string, @Res() response: Response): Promise<void> {
    return this.letters.write(transferId, response);
  }

  /** The receiver has no right to the insured yet: its letter supports its request, and the other agency decides. */
  @Answers(requestTransfer)
  async request(
    @Body() input: RequestTransferDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new RequestTransfer(actor, input, meta)));
  }

  @Answers(transferList)
  list(@Query() input: TransferListDto, @CurrentActor() actor: Actor): Promise<QueryReply<PageOf<TransferRow>>> {
    return this.queries.execute(new ListPage(transferRows, actor, input));
  }

  @RightTo({ kind: 'transfer', at: 'params.transferId' })
  @Answers(transferDetails)
  details(@Param('transferId') transferId: string, @CurrentActor() actor: Actor): Promise<QueryReply<Details>> {
    return this.queries.execute(new TransferDetails(actor, transferId));
  }

  @RightTo({ kind: 'transfer', at: 'params.transferId' })
  @Answers(actOnTransfer)
  async act(
    @Param() { transferId, action }: TransferActionPath,
    @Body() { reason = '' }: ActOnTransferDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    const step = stepOf(action, actor.companyId, reason);
    return reply(await this.commands.execute(new ActOnTransfer(transferId, step, expected, meta)));
  }

  @Answers(ownTransfers)
  own(@CurrentActor() actor: Actor): Promise<QueryReply<readonly OwnTransfer[]>> {
    return this.queries.execute(new OwnTransfers(actor));
  }

  /** A file, so it is not wrapped in `data`. */
  @RightTo({ kind: 'ownTransfer', at: 'params.transferId' })
  @Answers(ownTransferLetter)
  ownLetter(@Param('transferId') transferId: string, @Res() response: Response): Promise<void> {
    return this.letters.write(transferId, response);
  }

  @RightTo({ kind: 'ownTransfer', at: 'params.transferId' })
  @Answers(approveOwnTransfer)
  async approveOwn(
    @Param('transferId') transferId: string,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
    @IfMatch() expected?: number,
  ): Promise<Reply> {
    const step = { type: 'ApproveTransferAsClient', byInsuredId: actor.companyId } as const;
    return reply(await this.commands.execute(new ActOnTransfer(transferId, step, expected, meta)));
  }
}

const reply = (outcome: Outcome): Reply => new CommandReply({ transferId: outcome.streamId }, outcome);
