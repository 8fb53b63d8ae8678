import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SharedDocumentRow } from '@covertrail/contracts/document/document.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import type { Actor } from '#auth/actor';
import { ShareReadings } from '#shown-shares/share-readings.service';
import { sharesShowing, ShownShares, showsType } from '#shown-shares/shown-shares.reader';
import { EVENTS } from '#tokens/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { NamesService } from '#naming/names.service';
import { policiesThen } from '#views/policies-then.reader';
import { Views } from '#views/views.service';
import { documentRowsOf } from './document-rows.reader.js';
import { IssuedDocuments } from './issued-documents.reader.js';
import { KnownDocuments } from './known-documents.reader.js';

/** The documents that a supplier shares with the requester of a tracking. */
export class ReadSharedDocuments extends Query<QueryReply<readonly SharedDocumentRow[]>> {
  constructor(
    readonly actor: Actor,
    readonly trackingId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(ReadSharedDocuments)
export class ReadSharedDocumentsHandler implements IQueryHandler<ReadSharedDocuments> {
  constructor(
    private readonly shownShares: ShownShares,
    private readonly readings: ShareReadings,
    private readonly knownDocuments: KnownDocuments,
    private readonly issued: IssuedDocuments,
    private readonly names: NamesService,
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    @Inject(EVENTS) private readonly events: EventStore,
  ) {}

  async execute({ actor, trackingId }: ReadSharedDocuments): Promise<QueryReply<readonly SharedDocumentRow[]>> {
    const shown = await this.shownShares.of(trackingId);
    await this.readings.opened(actor, sharesShowing(shown));
    const policyIds = [...(shown?.policies.keys() ?? [])];
    const documents = await this.knownDocuments.of(new Map(policyIds.map((id) => [id, null])));
    const rows = await documentRowsOf([...documents, ...(await this.issued.shownTo(shown))], this.names);
    const stated = await policiesThen(this.deciders.readable, policyIds, await this.events.head());
    const policies = new Map(stated.map((policy) => [policy.policyId, policy] as const));
    return this.views.reply(
      rows.flatMap((row) => {
        const policy = policies.get(row.policyId);
        const isShown = showsType(shown?.policies.get(row.policyId) ?? [], row.documentType);
        return policy && isShown ? [{ ...row, line: policy.line, policyNumber: policy.policyNumber }] : [];
      }),
    );
  }
}
