import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { userDecider } from '@covertrail/domain/user/user.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Problem } from '#http/problem';
import { citedFile, Uploads } from '#uploads/uploads.service';

/** An uploaded picture becomes the photo of the person who uploaded it for their company. */
export class ChoosePhoto extends Command<Outcome> {
  constructor(
    readonly userId: Uuid,
    readonly companyId: Uuid,
    readonly uploadId: Uuid,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ChoosePhoto)
export class ChoosePhotoHandler implements ICommandHandler<ChoosePhoto, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly uploads: Uploads,
  ) {}

  async execute({ userId, companyId, uploadId, meta }: ChoosePhoto): Promise<Outcome> {
    const stored = await this.uploads.find('photo', companyId, uploadId);
    if (!stored) throw new Problem('HTTP.BAD_INPUT', { errors: { uploadId: 'Please choose the picture again.' } });
    const photo = citedFile(stored);
    await this.uploads.keep(photo);
    return this.deciders.handle(userDecider, userId, { type: 'ChoosePhoto', photo }, meta);
  }
}
