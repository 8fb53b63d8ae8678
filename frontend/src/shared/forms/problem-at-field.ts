import type { Problem } from '../api/api-problem.js';

/** A problem that concerns one field and is shown under it: a name that is taken is reported with a code and without a field. */
export const problemAtField = (problem: Problem | null, code: string, field: string): Problem | null =>
  problem?.code === code ? { ...problem, fieldErrors: { [field]: problem.message } } : problem;

/** Whether every part of a problem is already shown at some field. */
export const isAtFields = (problem: Problem | null): boolean =>
  problem !== null && Object.keys(problem.fieldErrors).length > 0;
