import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { EverySharedDocumentDto } from '@covertrail/contracts/document/document.inputs';
import type { SharedDocumentRow } from '@covertrail/contracts/document/document.replies';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import type { Actor } from '#auth/actor';
import type { QueryReply } from '#http/data.interceptor';
import { pageOf } from '#http/page.rules';
import { NamesService } from '#naming/names.service';
import { EVENTS } from '#tokens/tokens';
import { policiesThen } from '#views/policies-then.reader';
import { Views } from '#views/views.service';
import { documentRowsOf } from './document-rows.reader.js';
import { KnownDocuments } from './known-documents.reader.js';
import { ShownPolicies } from './shown-policies.reader.js';

/** The documents of what an insured shares, by the numbers of their policies [D08]. */
export class ReadEverySharedDocument extends Query<QueryReply<PageOf<SharedDocumentRow>>> {
  constructor(
    readonly actor: Actor,
    readonly input: EverySharedDocumentDto,
  ) {
    super();
  }
}

@QueryHandler(ReadEverySharedDocument)
export class ReadEverySharedDocumentHandler implements IQueryHandler<ReadEverySharedDocument> {
  constructor(
    private readonly shown: ShownPolicies,
    private readonly knownDocuments: KnownDocuments,
    private readonly names: NamesService,
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    @Inject(EVENTS) private readonly events: EventStore,
  ) {}

  /** Only the rows of the page get the names of people. */
  async execute({ actor, input }: ReadEverySharedDocument): Promise<QueryReply<PageOf<SharedDocumentRow>>> {
    const policyIds = await this.shown.ofShares(actor, input);
    const stated = await policiesThen(this.deciders.readable, policyIds, await this.events.head());
    const policies = new Map(stated.map((policy) => [policy.policyId, policy] as const));
    const numberOf = (id: string) => policies.get(id)?.policyNumber ?? '';
    const sorted = [...policies.keys()].sort(
      (a, b) => numberOf(a).localeCompare(numberOf(b), 'en') || (a < b ? -1 : 1),
    );
    const all = await this.knownDocuments.of(new Map(sorted.map((id) => [id, null])));
    const { limit, offset = 0 } = pageOf(input);
    const rows = await documentRowsOf(all.slice(offset, offset + limit), this.names);
    return this.views.reply({
      total: all.length,
      rows: rows.flatMap((row) => {
        const policy = policies.get(row.policyId);
        return policy ? [{ ...row, line: policy.line, policyNumber: policy.policyNumber }] : [];
      }),
    });
  }
}
