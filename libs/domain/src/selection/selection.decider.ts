import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { MOST_CHOSEN } from '../fields/selection-fields.js';
import { asMadeNow, changedChoice, EVERYTHING, type MadeChoice } from './selection-choice.rules.js';
import type {
  OfSelection,
  SelectedKind,
  SelectionCommand,
  SelectionEvent,
  SelectionFacts,
} from './selection.contract.js';

/** Null where nothing was chosen: everything is shown. */
export type SelectionState = Readonly<Record<SelectedKind, MadeChoice | null>>;

/** Every code with which a choice may be refused. */
export const SELECTION_CODES = ['SELECTION.TOO_MANY'] as const;

/** Which locations and vehicles of a policy the requester of a project sees: `selection-<selectionId>`. */
export const selectionDecider: Decider<SelectionState, SelectionCommand, SelectionEvent, SelectionFacts> = {
  type: 'selection',
  initialState: { locations: null, vehicles: null },
  decide({ kind, change, ...command }, state, { addedSince }) {
    const before = asMadeNow(plainChoice(state[kind]), addedSince);
    const choice = changedChoice(before, change);
    if (choice.ids.length > MOST_CHOSEN) throw new RuleBroken('SELECTION.TOO_MANY', { most: MOST_CHOSEN });
    if (equal(before, choice)) return [];
    return [
      {
        type: kind === 'locations' ? 'SharedLocationsChosen' : 'SharedVehiclesChosen',
        data: { ...selectionOf(command), ...choice },
      },
    ];
  },
  evolve(state, { type, data: { mode, ids, includeLater }, position }) {
    return {
      ...state,
      [type === 'SharedLocationsChosen' ? 'locations' : 'vehicles']: { mode, ids, includeLater, asOf: position },
    };
  },
};

const plainChoice = (choice: MadeChoice | null) =>
  choice === null ? EVERYTHING : { mode: choice.mode, ids: choice.ids, includeLater: choice.includeLater };

const selectionOf = ({ selectionId, policyId, insuredId, requesterId, projectId }: OfSelection): OfSelection => ({
  selectionId,
  policyId,
  insuredId,
  requesterId,
  projectId,
});
