import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { NamesService } from '#naming/names.service';
import { Views } from '#views/views.service';
import { documentRowsOf } from './document-rows.reader.js';
import { DocumentSight } from './document-sight.reader.js';
import { KnownDocuments } from './known-documents.reader.js';

/** The documents of one policy, in the order in which they were attached. */
export class ReadPolicyDocuments extends Query<QueryReply<readonly DocumentRow[]>> {
  constructor(
    readonly actor: Actor,
    readonly policyId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(ReadPolicyDocuments)
export class ReadPolicyDocumentsHandler implements IQueryHandler<ReadPolicyDocuments> {
  constructor(
    private readonly sight: DocumentSight,
    private readonly knownDocuments: KnownDocuments,
    private readonly names: NamesService,
    private readonly views: Views,
  ) {}

  async execute({ actor, policyId }: ReadPolicyDocuments): Promise<QueryReply<readonly DocumentRow[]>> {
    const documents = await this.knownDocuments.of(new Map([[policyId, await this.sight.ofPolicy(actor, policyId)]]));
    return this.views.reply(await documentRowsOf(documents, this.names));
  }
}
