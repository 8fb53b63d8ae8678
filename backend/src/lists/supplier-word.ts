import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { FilterOf } from '@covertrail/platform/read-store/view-query';
import type { PageDto } from '@covertrail/contracts/calls/page.inputs';
import type { Asking } from './define-list.js';

/** Suppliers that one word may match in a list of something else about them. */
const MOST = 200;

/** The word that is searched, and the trackings whose supplier's name it begins; null without a word. */
export async function suppliersSearched({
  input: { keyword },
  actor,
  views,
}: Asking<PageDto>): Promise<{ readonly word: string; readonly trackingIds: readonly Uuid[] } | null> {
  const word = keyword && foldedText(keyword.trim());
  if (!word) return null;
  const named: FilterOf<typeof trackedSuppliersView> = {
    where: { requesterId: { eq: actor.companyId }, supplierFolded: { word } },
  };
  const { documents } = await views.find(trackedSuppliersView, named, [], { limit: MOST });
  return { word, trackingIds: documents.map(({ id }) => id) };
}
