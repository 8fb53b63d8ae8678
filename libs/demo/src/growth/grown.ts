import type { DemoCommand } from '../demo-step.js';

/** What stands already of a demo world that is being made, in numbers. */
export interface Grown {
  readonly companies: number;
  /** Who can log in later. */
  readonly people: number;
  readonly policies: number;
  readonly requests: number;
}

export const NOTHING_GROWN: Grown = { companies: 0, people: 0, policies: 0, requests: 0 };

const WHAT: Partial<Record<DemoCommand['do'], keyof Grown>> = {
  registerCompany: 'companies',
  addClient: 'companies',
  registerUser: 'people',
  appointOperator: 'people',
  addPolicy: 'policies',
  importFromSystem: 'policies',
  requestCoverage: 'requests',
};

/** After one more command. */
export function grownBy(grown: Grown, { do: done }: Pick<DemoCommand, 'do'>): Grown {
  const what = WHAT[done];
  return what ? { ...grown, [what]: grown[what] + 1 } : grown;
}

/** How far a seed is: steps done of all steps, and the day of the last one (ISO date). */
export interface SeedProgress {
  readonly done: number;
  readonly all: number;
  readonly day: string;
  readonly grown: Grown;
}
