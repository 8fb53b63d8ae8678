/** Parts of the making of a plan, in their order: the study of what is there, what may be bought, the search for the cheapest steps. */
export type PlanPart = 'study' | 'purchase' | 'search';

/** Whether the time of a part is over: it then ends with what it has. */
export type IsLate = (part: PlanPart) => boolean;

/** For a plan that nobody waits for. */
export const NEVER_LATE: IsLate = () => false;
