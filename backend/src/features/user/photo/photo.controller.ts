import { Body, Controller, Inject, Param, Res, UploadedFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { UploadedFile as Upload } from '@covertrail/contracts/calls/uploaded-file';
import { choosePhoto, removePhoto, uploadPhoto } from '@covertrail/contracts/user/photo.calls';
import { userPhoto } from '@covertrail/contracts/user/shown-photo.calls';
import { ChoosePhotoDto, PhotoPath } from '@covertrail/contracts/user/photo.inputs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { userDecider } from '@covertrail/domain/user/user.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
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
import { ChoosePhoto } from './choose-photo.command.js';

type Reply = CommandReply<{ readonly userId: Uuid }>;

/** Only the browser of who sees it keeps it, for a day: a photo that was deleted is not shown for long. */
const KEPT = 'private, max-age=86400';

/** The photo of a person [I01]: of the actor alone to choose, and shown to whoever was given its id. */
@Controller()
export class PhotoController {
  constructor(
    private readonly commands: CommandBus,
    private readonly deciders: DeciderStore,
    @Inject(FILES) private readonly files: Files,
  ) {}

  @Answers(uploadPhoto)
  upload(@UploadedFile() file: KeptUpload | undefined, @CommandMetadata() _meta: CommandMeta): Upload {
    if (!file) throw new Problem('HTTP.BAD_INPUT', { errors: { photo: 'Please choose a picture.' } });
    return uploadReply(file);
  }

  @Answers(choosePhoto)
  async choose(
    @Body() { uploadId }: ChoosePhotoDto,
    @CurrentActor() { userId, companyId }: Actor,
    @CommandMetadata() meta: CommandMeta,
  ): Promise<Reply> {
    const outcome = await this.commands.execute(new ChoosePhoto(userId, companyId, uploadId, meta));
    return new CommandReply({ userId }, outcome);
  }

  @Answers(removePhoto)
  async remove(@CurrentActor() { userId }: Actor, @CommandMetadata() meta: CommandMeta): Promise<Reply> {
    const outcome = await this.commands.execute(new Forward(userDecider, userId, { type: 'RemovePhoto' }, meta));
    return new CommandReply({ userId }, outcome);
  }

  /** Only the present photo of this person: any other file, and one of before, is not found. */
  @Open('pictures of a page are asked for without a token; nobody can guess the id of a photo')
  @Answers(userPhoto)
  async file(@Param() { userId, photoId }: PhotoPath, @Res() response: Response): Promise<void> {
    const { state } = await this.deciders.readable.load(userDecider, userId);
    const photo = state?.choices.photo;
    if (!photo || photo.fileId !== photoId) throw new Problem('HTTP.NOT_FOUND');
    response.setHeader('Cache-Control', KEPT);
    return sendFile(this.files, photo, 'photo', response);
  }
}
