import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SignaturePictures, SignatureStanding } from '@covertrail/contracts/signature/signature.replies';
import { signaturesView } from '@covertrail/contracts/signature/signature.views';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { SignatureFiles, type KeptSignature } from '#signatures/signature-files.service';

/** Whether an agent and its agency have a signature. */
export class ReadSignatureStanding extends Query<QueryReply<SignatureStanding>> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(ReadSignatureStanding)
export class ReadSignatureStandingHandler implements IQueryHandler<ReadSignatureStanding> {
  constructor(private readonly views: Views) {}

  async execute({ actor: { userId, companyId } }: ReadSignatureStanding): Promise<QueryReply<SignatureStanding>> {
    const there = await this.views.byId(signaturesView, [userId, companyId]);
    return this.views.reply({ id: userId, own: there.has(userId), agency: there.has(companyId) });
  }
}

/** Both with their pictures. */
export class ReadSignaturePictures extends Query<QueryReply<SignaturePictures>> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(ReadSignaturePictures)
export class ReadSignaturePicturesHandler implements IQueryHandler<ReadSignaturePictures> {
  constructor(
    private readonly files: SignatureFiles,
    private readonly views: Views,
  ) {}

  /** The view says as of when, and that a page is to read again; the pictures come from the store. */
  async execute({ actor: { userId, companyId } }: ReadSignaturePictures): Promise<QueryReply<SignaturePictures>> {
    await this.views.byId(signaturesView, [userId, companyId]);
    const [own, agency] = await Promise.all([this.files.of(userId), this.files.of(companyId)]);
    return this.views.reply({ id: userId, own: dataUriOf(own), agency: dataUriOf(agency) });
  }
}

const dataUriOf = (signature: KeptSignature | null): string | null =>
  signature && `data:${signature.contentType};base64,${signature.content.toString('base64')}`;
