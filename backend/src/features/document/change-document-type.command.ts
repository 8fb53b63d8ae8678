import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { documentDecider } from '@covertrail/domain/document/document.decider';
import { kindOfType, type DocumentType } from '@covertrail/domain/insurance/document-kinds';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { DocumentPolicies } from './document-policies.reader.js';

/** The document is of another type than was said when it was attached. `expected` is the revision that the person saw. */
export class ChangeDocumentType extends Command<Outcome> {
  constructor(
    readonly documentId: Uuid,
    readonly documentType: DocumentType,
    readonly meta: CommandMeta,
    readonly expected?: number,
  ) {
    super();
  }
}

@CommandHandler(ChangeDocumentType)
export class ChangeDocumentTypeHandler implements ICommandHandler<ChangeDocumentType, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly policies: DocumentPolicies,
  ) {}

  execute({ documentId, documentType, meta, expected }: ChangeDocumentType): Promise<Outcome> {
    const command = { type: 'ChangeDocumentType', kind: kindOfType(documentType) } as const;
    return this.deciders.handle(documentDecider, documentId, command, meta, {
      expected,
      facts: () => this.policies.factsOf(documentId),
    });
  }
}
