import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { documentDecider } from '@covertrail/domain/document/document.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { DocumentPolicies } from './document-policies.reader.js';

/** The document is no longer shown with its policy; whoever lost sight of the policy before still sees it. */
export class RemoveDocument extends Command<Outcome> {
  constructor(
    readonly documentId: Uuid,
    readonly meta: CommandMeta,
    /** The revision that the person saw, if the caller sent one. */
    readonly expected?: number,
  ) {
    super();
  }
}

@CommandHandler(RemoveDocument)
export class RemoveDocumentHandler implements ICommandHandler<RemoveDocument, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly policies: DocumentPolicies,
  ) {}

  execute({ documentId, meta, expected }: RemoveDocument): Promise<Outcome> {
    return this.deciders.handle(documentDecider, documentId, { type: 'RemoveDocument' }, meta, {
      expected,
      facts: () => this.policies.factsOf(documentId),
    });
  }
}
