import { Injectable } from '@nestjs/common';
import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import { sharesView, type ShareDocument } from '@covertrail/contracts/share/share.views';
import type { Instant, Position, Uuid } from '@covertrail/domain/kernel/event';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';

/** A requester that holds a policy for a project: `shareId` is the share by which it was told last, up to `upTo`. */
export interface HeldShare {
  readonly shareId: Uuid;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly isAnswer: boolean;
  readonly sharedAt: Instant;
  readonly toldAt: Instant | null;
  readonly upTo: Position;
  /** When it was told last: by the newest share, or by the policy issued again. */
  readonly knownAt: Instant;
}

/** Who holds a policy by shares that show it: each requester once for each of its projects [D12]. */
@Injectable()
export class PolicyHoldersReader {
  constructor(private readonly views: Views) {}

  async of({
    policyId,
    insuredId,
  }: {
    readonly policyId: Uuid;
    readonly insuredId: Uuid;
  }): Promise<readonly HeldShare[]> {
    const holders = new Map<string, HeldShare>();
    const withPolicy = { where: { insuredId: { eq: insuredId }, policyWords: { word: idWord(policyId) } } };
    for await (const share of everyDocument(this.views, sharesView, withPolicy, [])) {
      if (share.ended) continue;
      const key = `${share.requesterId} ${share.projectId}`;
      holders.set(key, merged(holders.get(key), heldBy(share, policyId)));
    }
    return [...holders.values()];
  }
}

function heldBy(share: ShareDocument, policyId: Uuid): HeldShare {
  const { id: shareId, requesterId, projectId, requestId, sharedAt, sharedUpTo, issued } = share;
  const last = issued.findLast((each) => each.policyId === policyId);
  return {
    shareId,
    requesterId,
    projectId,
    isAnswer: requestId !== null,
    sharedAt,
    toldAt: last?.at ?? null,
    upTo: last?.upTo ?? sharedUpTo,
    knownAt: last?.at ?? sharedAt,
  };
}

function merged(earlier: HeldShare | undefined, other: HeldShare): HeldShare {
  if (earlier === undefined) return other;
  const newer = other.upTo > earlier.upTo ? other : earlier;
  return {
    ...newer,
    isAnswer: earlier.isAnswer || other.isAnswer,
    sharedAt: earlier.sharedAt < other.sharedAt ? earlier.sharedAt : other.sharedAt,
    toldAt:
      [earlier.toldAt, other.toldAt]
        .filter((at) => at !== null)
        .sort()
        .at(-1) ?? null,
  };
}
