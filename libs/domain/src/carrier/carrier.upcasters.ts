/** Version 1 did not name the company that added the insurer; its ratings are of insurers that are for everyone. */
export const CARRIER_RATED_UPCASTERS = {
  1: (stored: unknown): unknown => ({ ...(stored as object), addedBy: null }),
} as const;
