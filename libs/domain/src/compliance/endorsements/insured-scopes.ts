/** What an additional insured is insured for (spec 2 section 3). */
export const INSURED_SCOPES = ['additionalInsured', 'ongoingOperations', 'completedOperations'] as const;
export type InsuredScope = (typeof INSURED_SCOPES)[number];
