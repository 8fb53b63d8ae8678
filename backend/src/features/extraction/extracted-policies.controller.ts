import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { addExtractedPolicies, extractedPolicies } from '@covertrail/contracts/extraction/extraction.calls';
import { ConfirmExtractionDto, ExtractedPoliciesDto } from '@covertrail/contracts/extraction/extraction.inputs';
import type { ExtractedPolicies as Extracted } from '@covertrail/contracts/extraction/extraction.replies';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { ConfirmExtraction } from './confirm-extraction.command.js';
import { ExtractedPolicies } from './extracted-policies.query.js';

/** What a program read on a certificate, for the person who confirms it [E02]. */
@Controller()
export class ExtractedPoliciesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly views: Views,
  ) {}

  @RightTo({ kind: 'extraction', at: 'params.id' })
  @Answers(extractedPolicies)
  async read(
    @Param('id') id: string,
    @Query() { lines }: ExtractedPoliciesDto,
    @CurrentActor() actor: Actor,
  ): Promise<QueryReply<Extracted>> {
    return this.views.reply(await this.queries.execute(new ExtractedPolicies(actor, id, lines)));
  }

  @RightTo({ kind: 'extraction', at: 'body.transactionId' })
  @Answers(addExtractedPolicies)
  async confirm(
    @Body() input: ConfirmExtractionDto,
    @CurrentActor() actor: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<CommandReply<{ readonly transactionId: string }>> {
    const outcome = await this.commands.execute(new ConfirmExtraction(actor, input, meta));
    return new CommandReply({ transactionId: outcome.streamId }, outcome);
  }
}
