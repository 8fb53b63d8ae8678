import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  deleteAgencySignature,
  deleteAgentSignature,
  signaturePictures,
  signatureStanding,
  uploadAgencySignature,
  uploadAgentSignature,
} from '@covertrail/contracts/signature/signature.calls';
import { UploadSignatureDto } from '@covertrail/contracts/signature/signature.inputs';
import type { SignaturePictures, SignatureStanding } from '@covertrail/contracts/signature/signature.replies';
import { signatureDecider } from '@covertrail/domain/signature/signature.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import { RightTo } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply, type QueryReply } from '#http/data.interceptor';
import { ReadSignaturePictures, ReadSignatureStanding } from './signatures.query.js';
import { UploadSignature } from './upload-signature.command.js';

type Reply = CommandReply<{ readonly ownerId: string }>;

/** Signatures for certificates: an agent's own, and the agency's, which its primary contact keeps [E04]. */
@Controller()
export class SignatureController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Answers(signatureStanding)
  standing(@CurrentActor() actor: Actor): Promise<QueryReply<SignatureStanding>> {
    return this.queries.execute(new ReadSignatureStanding(actor));
  }

  @Answers(signaturePictures)
  pictures(@CurrentActor() actor: Actor): Promise<QueryReply<SignaturePictures>> {
    return this.queries.execute(new ReadSignaturePictures(actor));
  }

  @RightTo({ kind: 'user', at: 'params.id' })
  @Answers(uploadAgentSignature)
  async uploadOwn(
    @Param('id') id: string,
    @Body() { dataURI }: UploadSignatureDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new UploadSignature(id, 'agent', dataURI, meta)));
  }

  @RightTo({ kind: 'user', at: 'params.id' })
  @Answers(deleteAgentSignature)
  async deleteOwn(@Param('id') id: string, @CommandMetadata() meta: CommandMeta): Promise<Reply> {
    return reply(await this.commands.execute(new Forward(signatureDecider, id, { type: 'DeleteSignature' }, meta)));
  }

  @RightTo({ kind: 'company', at: 'params.id' })
  @Answers(uploadAgencySignature)
  async uploadOfAgency(
    @Param('id') id: string,
    @Body() { dataURI }: UploadSignatureDto,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new UploadSignature(id, 'agency', dataURI, meta)));
  }

  @RightTo({ kind: 'company', at: 'params.id' })
  @Answers(deleteAgencySignature)
  async deleteOfAgency(@Param('id') id: string, @CommandMetadata() meta: CommandMeta): Promise<Reply> {
    return reply(await this.commands.execute(new Forward(signatureDecider, id, { type: 'DeleteSignature' }, meta)));
  }
}

const reply = (outcome: Outcome): Reply => new CommandReply({ ownerId: outcome.streamId }, outcome);
