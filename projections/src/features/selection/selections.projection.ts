import { selectionsView, type SelectionDocument } from '@covertrail/contracts/selection/selection.views';
import { defineProjection, type RecordedEvent } from '@covertrail/platform/engine/define-projection';

/** Has it been chosen which locations and vehicles a requester sees? */
export const selections = defineProjection(selectionsView)({
  version: 1,
  on: {
    SharedLocationsChosen: (_selection, event) => chosen(event),
    SharedVehiclesChosen: (_selection, event) => chosen(event),
  },
  keys: ({ data }) => [data.selectionId],
  audience: (_before, after) => (after ? [after.insuredId, after.requesterId] : []),
});

const chosen = ({ data, meta }: RecordedEvent<'SharedLocationsChosen' | 'SharedVehiclesChosen'>): SelectionDocument => {
  const { selectionId, policyId, insuredId, requesterId, projectId } = data;
  return { id: selectionId, policyId, insuredId, requesterId, projectId, chosenAt: meta.recordedAt };
};
