import type { Choice, OfSelection, SelectionEvent } from '@covertrail/domain/selection/selection.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { named } from '../text/sentence-parts.js';

type Many = 'locations' | 'vehicles';

/** `all locations but 3`, `only 3 locations`, `no locations`. */
function shownText({ mode, ids }: Choice, many: Many): string {
  if (mode === 'allBut') return ids.length === 0 ? `all ${many}` : `all ${many} but ${ids.length}`;
  return ids.length === 0 ? `no ${many}` : `only ${ids.length} of the ${many}`;
}

function sentence({ data }: { readonly data: OfSelection & Choice }, many: Many, names: Names): string {
  const policy = `${named(names.company(data.requesterId))} sees ${shownText(data, many)} of ${named(names.policy(data.policyId))}`;
  return `${policy} for ${named(names.project(data.projectId))}, ${data.includeLater ? 'and those' : 'but none'} added later.`;
}

export const selectionSentences: Sentences<SelectionEvent> = {
  SharedLocationsChosen: { sentence: (event, names) => sentence(event, 'locations', names), changes: () => [] },
  SharedVehiclesChosen: { sentence: (event, names) => sentence(event, 'vehicles', names), changes: () => [] },
};
