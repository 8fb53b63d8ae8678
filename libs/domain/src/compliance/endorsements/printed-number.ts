const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Whether a form shows the number of its policy: spaces, hyphens and case make no difference. */
export const isSameNumber = (printed: string, policyNumber: string): boolean => bare(printed) === bare(policyNumber);
