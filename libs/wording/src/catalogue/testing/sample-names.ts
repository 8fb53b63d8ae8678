import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Names } from '../../text/event-wording.js';

/** Names for the ids that golden samples use. */
const COMPANIES: Readonly<Record<Uuid, string>> = {
  'c0000000-0000-4000-8000-000000000001': 'Hollis & Vance Insurance',
  'c0000000-0000-4000-8000-000000000002': 'Keystone Risk Partners',
  'c0000000-0000-4000-8000-000000000003': 'Granite Peak Demolition',
  'c0000000-0000-4000-8000-000000000004': 'Meridian Builders',
};
const PEOPLE: Readonly<Record<Uuid, string>> = {
  'a0000000-0000-4000-8000-000000000001': 'Priya Raman',
  'a0000000-0000-4000-8000-000000000002': 'Jonah Aldana',
};
const POLICIES: Readonly<Record<Uuid, string>> = {
  '90000000-0000-4000-8000-000000000001': 'General liability GL-88120',
  '90000000-0000-4000-8000-000000000002': 'Umbrella AB122',
};

export const sampleNames: Names = {
  company: (id) => COMPANIES[id ?? ''] ?? 'a company',
  person: (id) => PEOPLE[id ?? ''] ?? 'someone',
  policy: (id) => POLICIES[id] ?? 'a policy',
  policyNumber: (_id, number) => number,
  withholds: () => false,
  region: () => 'unitedStates',
  project: () => 'Union Yard, Phase 2',
  template: () => 'Trade contractors',
};
