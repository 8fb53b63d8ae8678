import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Problem } from '#http/problem';
import { citedFile, Uploads } from '#uploads/uploads.service';

/** An uploaded picture becomes the logo of a company. */
export class ChooseLogo extends Command<Outcome> {
  constructor(
    readonly companyId: Uuid,
    readonly uploadId: Uuid,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ChooseLogo)
export class ChooseLogoHandler implements ICommandHandler<ChooseLogo, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly uploads: Uploads,
  ) {}

  async execute({ companyId, uploadId, meta }: ChooseLogo): Promise<Outcome> {
    const stored = await this.uploads.find('logo', companyId, uploadId);
    if (!stored) throw new Problem('HTTP.BAD_INPUT', { errors: { uploadId: 'Please choose the picture again.' } });
    const logo = citedFile(stored);
    await this.uploads.keep(logo);
    return this.deciders.handle(companyDecider, companyId, { type: 'ChooseLogo', logo }, meta);
  }
}
