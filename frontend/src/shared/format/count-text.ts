/** Badges stop at 9999+ [I03]. */
export const countText = (count: number): string => (count > 9_999 ? '9999+' : count.toLocaleString('en-US'));
