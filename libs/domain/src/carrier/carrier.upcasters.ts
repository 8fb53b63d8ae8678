/** Version 1 did not say whose insurer it is; the ratings that it gave are of insurers for all. */
export const CARRIER_RATED_UPCASTERS = { 1: (stored: unknown): unknown => ({ ...(stored as object), addedBy: null }) } as const;
