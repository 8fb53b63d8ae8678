import type { ReceivedDocument } from '@covertrail/contracts/share/share.replies';
import type { ShareReceipt } from '@covertrail/contracts/share/share.views';
import { documentDecider } from '@covertrail/domain/document/document.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';

/** Who received what of a share, the latest first. A document that was removed since keeps the name that it had. */
export async function receivedOf(
  receipts: readonly ShareReceipt[],
  people: ReadonlyMap<Uuid, string>,
  deciders: DeciderStore,
): Promise<readonly ReceivedDocument[]> {
  const latest = receipts.toSorted((a, b) => b.at.localeCompare(a.at));
  return Promise.all(
    latest.map(async ({ documentId, version, userId, at }) => {
      const { state } = await deciders.readable.load(documentDecider, documentId);
      const name = state?.versions.at(version - 1)?.name ?? '';
      return { documentId, name, version, personName: people.get(userId) ?? '', at };
    }),
  );
}
