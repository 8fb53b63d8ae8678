import { Injectable } from '@nestjs/common';
import { documentsView } from '@covertrail/contracts/document/document.views';
import { documentDecider } from '@covertrail/domain/document/document.decider';
import type { KnownDocument } from '@covertrail/domain/document/document.state';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Views } from '#views/views.service';

/** What a reader knows of a policy: everything until now (null), or what was recorded up to a position. */
export type KnownUntil = Position | null;

/** A document as a reader knows it. */
export interface DocumentThen extends KnownDocument {
  readonly revision: number;
}

/** Documents as of what their reader may know: the view says which a policy has, their streams what they were. */
@Injectable()
export class KnownDocuments {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
  ) {}

  /** Documents that were not removed by then, in the order in which they were attached. */
  async of(policies: ReadonlyMap<Uuid, KnownUntil>): Promise<readonly DocumentThen[]> {
    const found = await this.views.byId(documentsView, [...policies.keys()]);
    const ids = [...policies].flatMap(([policyId, until]) =>
      (found.get(policyId)?.documents ?? []).map(({ id }) => [id, until] as const),
    );
    const documents = await Promise.all(ids.map(([id, until]) => this.byId(id, until)));
    return documents.filter((document) => document !== null);
  }

  /** Null for a document that was attached later, or removed before. */
  async byId(documentId: Uuid, until: KnownUntil): Promise<DocumentThen | null> {
    const { state, revision } =
      until === null
        ? await this.deciders.readable.load(documentDecider, documentId)
        : await this.deciders.readable.loadAt(documentDecider, documentId, until);
    return state && !state.removed ? { ...state, revision } : null;
  }
}
