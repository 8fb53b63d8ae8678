/** What an additional insured is insured for [C08]. */
export const INSURED_SCOPES = ['additionalInsured', 'ongoingOperations', 'completedOperations'] as const;
export type InsuredScope = (typeof INSURED_SCOPES)[number];
