import { assess } from '../../compliance/assess.js';
import { compile } from '../../compliance/compile.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import type { ProjectDays } from '../../insurance/project-days.js';
import type { Requirements } from '../../compliance/requirements.js';
import { INSURED, TODAY } from '../../compliance/testing/sample-policies.js';
import type { CureCase, CureWorld } from '../cure-simulation.rules.js';

/** One requester's project: what it requires, and which of the policies it is shown. */
export interface Asking {
  readonly id: string;
  readonly requirements: Requirements;
  readonly shown?: readonly string[];
  readonly seenLast?: readonly ProvidedPolicy[];
  /** Absent: the project states none. */
  readonly days?: ProjectDays;
}

const cureCase = ({ id, requirements, shown = [], seenLast = [], days }: Asking): CureCase => {
  const compiled = compile(requirements);
  return {
    trackingId: id,
    requesterId: `requester of ${id}`,
    projectId: `project of ${id}`,
    requirements,
    compiled,
    shows: new Set(shown),
    seenLast,
    assess: (policies) =>
      assess(
        compiled,
        [],
        {
          insuredId: INSURED,
          policies,
          sharedBy: ['shared'],
          otherwise: [],
          project: { value: days ?? null, events: [] },
        },
        TODAY,
      ).findings,
  };
};

/** A supplier with these policies, before these requesters, on 1 June 2026. */
export const cureWorld = (held: readonly ProvidedPolicy[], ...asking: readonly Asking[]): CureWorld => ({
  insuredId: INSURED,
  day: TODAY,
  held,
  archived: new Set(),
  cases: asking.map(cureCase),
});
