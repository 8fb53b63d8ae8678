import { Injectable } from '@nestjs/common';
import {
  activityLogView,
  idWord,
  type ActivityRowDocument,
} from '@covertrail/contracts/activity-log/activity-log.views';
import type { HeldBeside } from '@covertrail/contracts/share/policy-holders.replies';
import type { Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { isShown } from '@covertrail/domain/selection/selection-choice.rules';
import { selectionDecider } from '@covertrail/domain/selection/selection.decider';
import type { BesideTerms } from '@covertrail/domain/share/share.contract';
import { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { isUnreadable } from '@covertrail/platform/deciders/unreadable-event';
import { selectionIdOf } from '@covertrail/platform/ids/selection-id';
import { describedEvent } from '#naming/described-event';
import { NamesService } from '#naming/names.service';
import { Views } from '#views/views.service';

/** The features whose events belong to a policy and change no term of it. */
const FEATURES = { location: 'locations', vehicle: 'vehicles', document: 'documents' } as const satisfies Readonly<
  Record<string, BesideTerms>
>;
const isBeside = (feature: string): feature is keyof typeof FEATURES => feature in FEATURES;
/** The newest ones, of which a requester that sees part of them sees some. */
const MOST = 1_000;

/** An event beside the terms of a policy, as a log lists it. */
export type ChangeBeside = Pick<ActivityRowDocument, 'id' | 'stream' | 'revision' | 'position'> & {
  readonly of: BesideTerms;
};

/** A requester that holds the policy for a project, and up to where in the log it was told. */
interface ToldHolder {
  readonly projectId: Uuid;
  readonly upTo: Position;
}

/** What changed beside the terms of a policy [D12]. */
@Injectable()
export class ChangesBeside {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    private readonly streams: DecodedStreams,
    private readonly names: NamesService,
  ) {}

  /** In the log of a company, after a position, the newest first. */
  async after(since: Position, policyId: Uuid, viewer: Uuid): Promise<readonly ChangeBeside[]> {
    const where = {
      viewer: { eq: viewer },
      feature: { in: Object.keys(FEATURES) },
      position: { gt: since },
      subjects: { word: idWord(policyId) },
    };
    const newest = [{ field: 'position', direction: 'desc' }] as const;
    const { documents } = await this.views.find(activityLogView, { where }, newest, { limit: MOST });
    return documents.flatMap(({ id, stream, revision, position, feature }) =>
      isBeside(feature) ? [{ id, stream, revision, position, of: FEATURES[feature] }] : [],
    );
  }

  /** Those that a holder was not told of, and may see: a share shows all documents, and the locations and vehicles that were chosen for it. */
  async toTell(
    { projectId, upTo }: ToldHolder,
    policyId: Uuid,
    changes: readonly ChangeBeside[],
  ): Promise<readonly ChangeBeside[]> {
    const later = changes.filter(({ position }) => position > upTo);
    if (later.length === 0) return later;
    const { state: chosen } = await this.deciders.readable.load(selectionDecider, selectionIdOf(policyId, projectId));
    const seen: ChangeBeside[] = [];
    for (const change of later) {
      const choice = change.of === 'documents' ? null : chosen[change.of];
      if (choice === null || isShown(choice, await this.added(change))) seen.push(change);
    }
    return seen;
  }

  /** In words for a company; an event that cannot be read is left out. */
  async inWords(changes: readonly ChangeBeside[], companyId: Uuid): Promise<ReadonlyMap<string, HeldBeside>> {
    const read = await Promise.all(
      changes.map(async (change) => [change.id, await this.streams.event(change)] as const),
    );
    const found = read.flatMap(([id, event]) => (event === null || isUnreadable(event) ? [] : [[id, event] as const]));
    const names = await this.names.of(
      found.map(([, event]) => event),
      companyId,
    );
    const worded = (event: Recorded): HeldBeside => ({
      id: event.id,
      at: event.meta.recordedAt,
      sentence: describedEvent(event, names).sentence,
    });
    return new Map(found.map(([id, event]) => [id, worded(event)]));
  }

  /** The location or vehicle of a change, and where in the log it was added. */
  private async added({ stream, position }: ChangeBeside): Promise<{ readonly id: Uuid; readonly addedAt: Position }> {
    const { events } = await this.streams.read(stream, position);
    return { id: stream.slice(stream.indexOf('-') + 1), addedAt: events[0]?.position ?? position };
  }
}
