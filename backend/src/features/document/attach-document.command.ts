import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { kindOfType } from '@covertrail/domain/insurance/document-kinds';
import { documentDecider } from '@covertrail/domain/document/document.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { Actor } from '#auth/actor';
import type { AttachDocumentDto } from '@covertrail/contracts/document/document.inputs';
import { DocumentPolicies } from './document-policies.reader.js';
import { DocumentUpload } from './document-upload.service.js';

/** An uploaded file becomes a document of a policy. */
export class AttachDocument extends Command<Outcome> {
  constructor(
    readonly actor: Actor,
    readonly input: AttachDocumentDto,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(AttachDocument)
export class AttachDocumentHandler implements ICommandHandler<AttachDocument, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly upload: DocumentUpload,
    private readonly policies: DocumentPolicies,
  ) {}

  async execute({ actor, input, meta }: AttachDocument): Promise<Outcome> {
    const { policyId, documentType, endorsement = null } = input;
    const file = await this.upload.of(actor.companyId, input.uploadId);
    // An endorsement has one document: its id derives from both, so that a second one meets the first.
    const documentId =
      endorsement === null
        ? deriveId('document', meta.commandId)
        : deriveId('endorsement-document', policyId, endorsement);
    const { insuredId } = await this.policies.of(policyId);
    const command = {
      type: 'AttachDocument',
      documentId,
      policyId,
      insuredId,
      kind: kindOfType(documentType),
      endorsement,
      file,
    } as const;
    const facts = async () => (await this.policies.of(policyId)).facts;
    // The rules refuse before the file is protected from deletion.
    documentDecider.decide(command, (await this.deciders.load(documentDecider, documentId)).state, await facts());
    await this.upload.keep(file);
    return this.deciders.handle(documentDecider, documentId, command, meta, { facts });
  }
}
