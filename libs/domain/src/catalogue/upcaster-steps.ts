/** A step from one schema version to the next in which a field was dropped. What is no object is left for its reader to refuse. */
export const leavingOut = (field: string) => (stored: unknown): unknown =>
  (typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored).filter(([key]) => key !== field)) : stored);
