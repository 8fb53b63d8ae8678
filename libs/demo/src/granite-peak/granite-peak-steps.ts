import type { StatedTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { actorOf, GRANITE_PEAK, PEOPLE, REQUESTERS } from '../demo-people.js';
import { resultIdOf, type DemoActor, type DemoCommand } from '../demo-step.js';
import type { Shape } from '../demo-terms.js';
import { projectIdOf } from '../supplier/supplier-plan.js';

/** Adds one step to the story. */
export type AddStep = (
  day: CalendarDate,
  name: string,
  by: DemoActor | null,
  command: DemoCommand,
  minute?: number,
) => void;
type Line = Extract<DemoCommand, { do: 'addPolicy' }>['line'];

/** What its policies provide where a chapter of the story says nothing else. */
export const SHAPE: Shape = {
  occurrence: 1_000_000,
  umbrella: 1_000_000,
  grade: 'seen',
  scheduleGiven: true,
  carrierKey: 'carrier/summit',
};

export const insuredId = GRANITE_PEAK.companyId;
export const projectId = projectIdOf('project/union-yard');
export const priya = actorOf(PEOPLE.priya, 'agent', insuredId);

/** The id of what the step of this name makes. */
export const madeBy = (kind: string, name: string): string => resultIdOf(kind, `granite-peak/${name}`);
export const policy = (name: string): string => madeBy('policy', name);

/** The policy is added and approved on the same day, by an agent of the agency that manages it. */
export function add(
  on: AddStep,
  name: string,
  day: CalendarDate,
  line: Line,
  terms: StatedTerms,
  by: DemoActor = priya,
): void {
  on(day, name, by, { do: 'addPolicy', insuredId, line, terms });
  on(day, `${name}/approve`, by, { do: 'approvePolicy', policyId: policy(name) }, 20);
}

/** The system of the agency states a policy as it is recorded, on the day on which it is added. */
export function exportOf(on: AddStep, name: string, day: CalendarDate, line: Line, terms: StatedTerms): void {
  on(
    day,
    `${name}/export`,
    priya,
    {
      do: 'importFromSystem',
      system: 'appliedEpic',
      fileName: `policies ${day}.csv`,
      policy: { client: GRANITE_PEAK.name, line, terms },
    },
    25,
  );
}

/** The policies are shared with Meridian for Union Yard. */
export function share(on: AddStep, name: string, day: CalendarDate, names: readonly string[]): void {
  const { companyId: requesterId } = REQUESTERS.meridian;
  on(day, name, priya, { do: 'sharePolicies', insuredId, requesterId, projectId, policyIds: names.map(policy) }, 60);
}
