/** Spec 3 section 9: badges stop at 9999+. */
export const countText = (count: number): string => (count > 9_999 ? '9,999+' : count.toLocaleString('en-US'));
