import { idWord, type ActivityRelationsDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import type { RelatedDocuments } from '@covertrail/platform/engine/projection';

type Found = RelatedDocuments<ActivityRelationsDocument>;

/** Which agencies represented an insured just after an event, oldest first: from the view of relations, which keeps every tenure. */
export const agenciesAfter = (insuredId: Uuid | null, position: Position, found: Found): readonly Uuid[] =>
  (found.get(insuredId ?? '')?.tenures ?? [])
    .filter((tenure) => tenure.position <= position && (tenure.ended === null || tenure.ended.position > position))
    .map(({ agencyId }) => agencyId);

/** Agencies, each as one word (`idWord`): documents are found by those that may see them. */
export const wordsOf = (agencyIds: readonly Uuid[]): string => [...new Set(agencyIds)].map(idWord).join(' ');
