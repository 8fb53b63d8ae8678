import type { DomainEvent, Uuid } from '../kernel/event.js';

/** What a shared policy may show in part: its locations, or its vehicles. */
export type SelectedKind = 'locations' | 'vehicles';

/**
 * Which locations or vehicles of a policy a requester sees: all but `ids`, or only `ids` [D05]. It always names the
 * shorter side of a decision, so that all but three of 5,000 are three ids. `includeLater`: whether those are shown that are added after
 * the choice.
 */
export interface Choice {
  readonly mode: 'allBut' | 'only';
  /** Each once, in ascending order. */
  readonly ids: readonly Uuid[];
  readonly includeLater: boolean;
}

/** One selection for each policy and project; `requesterId` owns the project. */
export interface OfSelection {
  readonly selectionId: Uuid;
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
}

export type SharedLocationsChosen = DomainEvent<'SharedLocationsChosen', OfSelection & Choice>;
export type SharedVehiclesChosen = DomainEvent<'SharedVehiclesChosen', OfSelection & Choice>;
export type SelectionEvent = SharedLocationsChosen | SharedVehiclesChosen;

/**
 * What a person changes: first everything is selected (`selectAll`) or nothing (`clearPrevious`), or the choice so far is kept; then
 * some are added and others removed.
 */
export interface ChangedChoice {
  readonly selectAll: boolean;
  readonly clearPrevious: boolean;
  readonly add: readonly Uuid[];
  readonly remove: readonly Uuid[];
  /** Left out: as it was; true when everything is selected first, false when nothing is. */
  readonly includeLater?: boolean;
}

/** Those that were added after the last choice, where that choice treats them otherwise than the others (`asksForLater`). */
export interface SelectionFacts {
  readonly addedSince: readonly Uuid[];
}

export type SelectionCommand = {
  readonly type: 'ChooseShared';
  readonly kind: SelectedKind;
  readonly change: ChangedChoice;
} & OfSelection;
