import { Injectable } from '@nestjs/common';
import { documentsView } from '@covertrail/contracts/document/document.views';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import type { UnreadableEvent } from '@covertrail/platform/deciders/unreadable-event';
import { Views } from '#views/views.service';

/**
 * What happened to a policy and to its documents: the view says which a policy has, removed ones too. Whoever may read a policy may read its
 * documents.
 */
@Injectable()
export class PolicyEvents {
  constructor(
    private readonly streams: DecodedStreams,
    private readonly views: Views,
  ) {}

  /** In the order in which it was recorded. */
  async of(policyId: Uuid): Promise<readonly (Recorded | UnreadableEvent)[]> {
    const found = await this.views.byId(documentsView, [policyId]);
    const documents = (found.get(policyId)?.documents ?? []).map(({ id }) => `document-${id}`);
    const read = await Promise.all([`policy-${policyId}`, ...documents].map((stream) => this.streams.read(stream)));
    return read
      .flatMap(({ events, unreadable }) => [...events, ...unreadable])
      .sort((a, b) => (a.position < b.position ? -1 : 1));
  }
}
