import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import {
  acknowledgeCorrection,
  correctionDetails,
  correctionList,
  insuredCorrections,
  sendCorrectionNotice,
  trackingCorrections,
} from '@covertrail/contracts/correction/correction.calls';
import type { CorrectionDetails, CorrectionRow } from '@covertrail/contracts/correction/correction.replies';
import {
  AcknowledgeCorrectionDto,
  CorrectionListDto,
  CorrectionPath,
  InsuredCorrectionsDto,
  TrackingCorrectionsDto,
} from '@covertrail/contracts/correction/correction.inputs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { ListPage } from '#lists/list.query';
import { correctionRows, insuredCorrectionRows, trackingCorrectionRows } from './correction-list.query.js';
import { CorrectionRows } from './correction-rows.reader.js';
import { ReadCorrectionDetails } from './details/correction-details.query.js';
import { Forward } from '#forwarding/forward.command';
import { correctionDecider } from '@covertrail/domain/correction/correction.decider';

type Reply = CommandReply<{ correctionId: string }>;

type Rows = QueryReply<PageOf<CorrectionRow>>;

/**
 * What corrected facts changed about the past verdicts of suppliers. Both sides read it; how the requester deals with it is its own.
 */
@Controller()
export class CorrectionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly rows: CorrectionRows,
  ) {}

  @Answers(correctionList)
  list(@Query() input: CorrectionListDto, @CurrentActor() actor: Actor): Promise<Rows> {
    return this.queries.execute(new ListPage(correctionRows(this.rows), actor, input));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(trackingCorrections)
  ofTracking(
    @Param('id') id: string,
    @Query() input: TrackingCorrectionsDto,
    @CurrentActor() actor: Actor,
  ): Promise<Rows> {
    return this.queries.execute(new ListPage(trackingCorrectionRows(id, this.rows), actor, input));
  }

  @RightTo({ kind: 'insured', at: 'params.id' })
  @Answers(insuredCorrections)
  ofInsured(
    @Param('id') id: string,
    @Query() input: InsuredCorrectionsDto,
    @CurrentActor() actor: Actor,
  ): Promise<Rows> {
    return this.queries.execute(new ListPage(insuredCorrectionRows(id, this.rows), actor, input));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(correctionDetails)
  details(
    @Param() { id, correctionId }: CorrectionPath,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<CorrectionDetails>> {
    return this.queries.execute(new ReadCorrectionDetails(actor, id, correctionId));
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(acknowledgeCorrection)
  async acknowledge(
    @Param() { id, correctionId }: CorrectionPath,
    @Body() { comment }: AcknowledgeCorrectionDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return new CommandReply(
      { correctionId },
      await this.commands.execute(
        new Forward(
          correctionDecider,
          id,
          { type: 'AcknowledgeCorrection', correctionId, comment: comment ?? '' },
          meta,
        ),
      ),
    );
  }

  @RightTo({ kind: 'tracking', at: 'params.id' })
  @Answers(sendCorrectionNotice)
  async sendNotice(
    @Param() { id, correctionId }: CorrectionPath,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return new CommandReply(
      { correctionId },
      await this.commands.execute(
        new Forward(correctionDecider, id, { type: 'SendCorrectionNotice', correctionId }, meta),
      ),
    );
  }
}
