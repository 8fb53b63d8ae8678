import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Signer } from '@covertrail/domain/signature/signature.contract';
import { signatureDecider } from '@covertrail/domain/signature/signature.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { SignatureFiles } from '#signatures/signature-files.service';

/** A picture becomes the signature of a person or an agency. */
export class UploadSignature extends Command<Outcome> {
  constructor(
    readonly ownerId: Uuid,
    readonly of: Signer,
    readonly dataUri: string,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(UploadSignature)
export class UploadSignatureHandler implements ICommandHandler<UploadSignature, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly files: SignatureFiles,
  ) {}

  async execute({ ownerId, of, dataUri, meta }: UploadSignature): Promise<Outcome> {
    const fileId = await this.files.keep(ownerId, meta.commandId, dataUri);
    return this.deciders.handle(signatureDecider, ownerId, { type: 'UploadSignature', ownerId, of, fileId }, meta);
  }
}
