import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { documentDecider } from '@covertrail/domain/document/document.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { DocumentPolicies } from './document-policies.reader.js';
import { DocumentUpload } from './document-upload.service.js';

/** An uploaded file becomes the newest version of a document. `expected` is the revision that the person saw. */
export class ReplaceDocument extends Command<Outcome> {
  constructor(
    readonly actor: Actor,
    readonly documentId: Uuid,
    readonly uploadId: Uuid,
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ReplaceDocument)
export class ReplaceDocumentHandler implements ICommandHandler<ReplaceDocument, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly upload: DocumentUpload,
    private readonly policies: DocumentPolicies,
  ) {}

  async execute({ actor, documentId, uploadId, expected, meta }: ReplaceDocument): Promise<Outcome> {
    const file = await this.upload.of(actor.companyId, uploadId);
    const command = { type: 'ReplaceDocument', file } as const;
    const facts = () => this.policies.factsOf(documentId);
    // The rules refuse before the file is protected from deletion.
    documentDecider.decide(command, (await this.deciders.load(documentDecider, documentId)).state, await facts());
    await this.upload.keep(file);
    return this.deciders.handle(documentDecider, documentId, command, meta, { expected, facts });
  }
}
