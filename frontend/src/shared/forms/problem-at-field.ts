import type { Problem } from '../api/api-problem.js';

/** A problem that is about one field, shown under it: a name that is taken comes with a code and not with a field. */
export const problemAtField = (problem: Problem | null, code: string, field: string): Problem | null =>
  (problem?.code === code ? { ...problem, fieldErrors: { [field]: problem.message } } : problem);

/** Whether every part of a problem is shown at some field already. */
export const isAtFields = (problem: Problem | null): boolean => problem !== null && Object.keys(problem.fieldErrors).length > 0;
