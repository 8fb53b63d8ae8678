import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SharedDocumentRow } from '@covertrail/contracts/document/document.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { EVENTS } from '#tokens/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { NamesService } from '#naming/names.service';
import { policiesThen } from '#views/policies-then.reader';
import { Views } from '#views/views.service';
import { documentRowsOf } from './document-rows.reader.js';
import { DocumentSight } from './document-sight.reader.js';
import { KnownDocuments } from './known-documents.reader.js';

/** The documents that a supplier shares with the requester of a tracking. */
export class ReadSharedDocuments extends Query<QueryReply<readonly SharedDocumentRow[]>> {
  constructor(readonly trackingId: Uuid) {
    super();
  }
}

@QueryHandler(ReadSharedDocuments)
export class ReadSharedDocumentsHandler implements IQueryHandler<ReadSharedDocuments> {
  constructor(
    private readonly sight: DocumentSight,
    private readonly knownDocuments: KnownDocuments,
    private readonly names: NamesService,
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    @Inject(EVENTS) private readonly events: EventStore,
  ) {}

  async execute({ trackingId }: ReadSharedDocuments): Promise<QueryReply<readonly SharedDocumentRow[]>> {
    const until = await this.sight.ofTracking(trackingId);
    const rows = await documentRowsOf(await this.knownDocuments.of(until), this.names);
    const head = await this.events.head();
    const shown = await Promise.all(
      [...until].map(([id, at]) => policiesThen(this.deciders.readable, [id], at ?? head)),
    );
    const policies = new Map(shown.flat().map((policy) => [policy.policyId, policy] as const));
    return this.views.reply(
      rows.flatMap((row) => {
        const policy = policies.get(row.policyId);
        return policy ? [{ ...row, line: policy.line, policyNumber: policy.policyNumber }] : [];
      }),
    );
  }
}
