import { Body, Controller, Inject, Param, Res, UploadedFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { chooseLogo, companyLogo, removeLogo, uploadLogo } from '@covertrail/contracts/company/company.calls';
import { ChooseLogoDto, CompanyLogoPath } from '@covertrail/contracts/company/company.inputs';
import type { UploadedFile as Upload } from '@covertrail/contracts/calls/uploaded-file';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import type { Files } from '@covertrail/platform/files/files.port';
import { Open } from '#auth/access';
import type { Actor } from '#auth/actor';
import { CommandMetadata, CurrentActor } from '#auth/request-parameters.decorator';
import { Forward } from '#forwarding/forward.command';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { FILES } from '#tokens/tokens';
import { sendFile } from '#uploads/file.reply';
import { uploadReply } from '#uploads/upload.reply';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { ChooseLogo } from './choose-logo.command.js';

type Reply = CommandReply<{ readonly companyId: string }>;

/** The content of a file never changes, so a browser keeps it. */
const KEPT = 'public, max-age=31536000, immutable';

/** The logo of a company [I01]. */
@Controller()
export class CompanyLogoController {
  constructor(
    private readonly commands: CommandBus,
    private readonly deciders: DeciderStore,
    @Inject(FILES) private readonly files: Files,
  ) {}

  @Answers(uploadLogo)
  upload(@UploadedFile() file: KeptUpload | undefined, @CommandMetadata() _meta: CommandMeta): Upload {
    if (!file) throw new Problem('HTTP.BAD_INPUT', { errors: { logo: 'Please choose a picture.' } });
    return uploadReply(file);
  }

  @Answers(chooseLogo)
  async choose(
    @Body() { uploadId }: ChooseLogoDto,
    @CurrentActor() { companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    return reply(await this.commands.execute(new ChooseLogo(companyId, uploadId, meta)));
  }

  @Answers(removeLogo)
  async remove(@CurrentActor() { companyId }: Actor, @CommandMetadata() meta: CommandMeta): Promise<Reply> {
    return reply(await this.commands.execute(new Forward(companyDecider, companyId, { type: 'RemoveLogo' }, meta)));
  }

  /** Only the present logo of this company: any other file, and one that it had before, is not found. */
  @Open('a logo is public, as the name of its company is; nobody can guess its id')
  @Answers(companyLogo)
  async file(@Param() { companyId, logoId }: CompanyLogoPath, @Res() response: Response): Promise<void> {
    const { state } = await this.deciders.readable.load(companyDecider, companyId);
    if (state?.logo?.fileId !== logoId) throw new Problem('HTTP.NOT_FOUND');
    response.setHeader('Cache-Control', KEPT);
    return sendFile(this.files, state.logo, 'logo', response);
  }
}

const reply = (outcome: Outcome): Reply => new CommandReply({ companyId: outcome.streamId }, outcome);
