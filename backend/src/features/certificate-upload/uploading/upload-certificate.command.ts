import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UploadedAs } from '@covertrail/domain/certificate-upload/certificate-upload.contract';
import { certificateUploadDecider } from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import type { NamedFile } from '@covertrail/domain/document/document.contract';
import { isAgency, isRequesting } from '@covertrail/domain/rights/sides';
import type { DeliverySpeed } from '@covertrail/domain/request/request.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Actor } from '#auth/actor';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { citedFile, Uploads } from '#uploads/uploads.service';
import type { UploadSubject } from './upload-subjects.reader.js';

/** The files of a form, which are stored already. */
export interface CertificateFiles {
  readonly certificate: KeptUpload;
  readonly additional: readonly KeptUpload[];
}

/** Records an upload; the same command again is the same transaction [E01]. */
export class UploadCertificate extends Command<Outcome> {
  constructor(
    readonly actor: Actor,
    readonly subject: UploadSubject,
    readonly files: CertificateFiles,
    readonly priority: DeliverySpeed,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(UploadCertificate)
export class UploadCertificateHandler implements ICommandHandler<UploadCertificate, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly uploads: Uploads,
  ) {}

  async execute({ actor, subject, files, priority, meta }: UploadCertificate): Promise<Outcome> {
    const uploadId = deriveId('certificate-upload', meta.commandId);
    const facts = { takesAnswers: subject.takesAnswers };
    const command = {
      type: 'UploadCertificate',
      uploadId,
      ...subject.of,
      uploadedAs: uploadedAs(actor),
      companyId: actor.companyId,
      priority,
      certificate: namedFile(files.certificate),
      additional: files.additional.map(namedFile),
    } as const;
    // The rules refuse before the files are protected from deletion.
    certificateUploadDecider.decide(command, null, facts);
    for (const file of [command.certificate, ...command.additional]) await this.uploads.keep(file);
    return this.deciders.handle(certificateUploadDecider, uploadId, command, meta, { facts: async () => facts });
  }
}

function uploadedAs(actor: Actor): UploadedAs {
  if (isRequesting(actor)) return 'requester';
  return isAgency(actor) ? 'agency' : 'insured';
}

const namedFile = ({ stored }: KeptUpload): NamedFile => ({ ...citedFile(stored), name: stored.name });
