import {
  selectableLocations,
  selectableVehicles,
  selectedLocations,
  selectedVehicles,
  selectLocations,
  selectVehicles,
} from '@covertrail/contracts/selection/selection.calls';
import type { SelectedKind } from '@covertrail/domain/selection/selection.contract';
import { commandOf, viewQuery } from '../api/call-request.js';

/** A policy, and the project whose requester sees it. */
export interface SharedWith {
  readonly policyId: string;
  readonly projectId: string;
}

/** What a person changed, to be sent. */
export interface SelectionChange {
  readonly selectAll: boolean;
  readonly clearPrevious: boolean;
  readonly newAddedList: readonly string[];
  readonly removeList: readonly string[];
  readonly includeNew: boolean;
}

interface Names {
  readonly title: string;
  readonly singular: string;
}

export const KIND_NAMES: Readonly<Record<SelectedKind, Names>> = {
  locations: { title: 'Locations', singular: 'location' },
  vehicles: { title: 'Vehicles', singular: 'vehicle' },
};

/** How much of a policy a project sees. */
export const selectedQuery = (kind: SelectedKind, { policyId, projectId }: SharedWith) => {
  const input = { params: { id: policyId }, query: { projectId } };
  return kind === 'locations' ? viewQuery(selectedLocations, input) : viewQuery(selectedVehicles, input);
};

/** A page of all that may be selected. */
export const selectableQuery = (
  kind: SelectedKind,
  { policyId, projectId }: SharedWith,
  part: { readonly page: number; readonly size: number; readonly keyword: string },
) => {
  const input = { params: { id: policyId }, query: { projectId, ...part } };
  return kind === 'locations' ? viewQuery(selectableLocations, input) : viewQuery(selectableVehicles, input);
};

export const selectionCommand = (
  kind: SelectedKind,
  { policyId, projectId }: SharedWith,
  { includeNew, ...change }: SelectionChange,
  toast: string,
) => {
  const params = { id: policyId };
  return kind === 'locations'
    ? commandOf(selectLocations, { params, body: { projectId, ...change, includeNewLocations: includeNew }, toast })
    : commandOf(selectVehicles, { params, body: { projectId, ...change, includeNewVehicles: includeNew }, toast });
};
