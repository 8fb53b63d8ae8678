/** Version 1 of `AgencyAppointed` had no proof. */
export const appointedWithoutProof = (data: unknown): unknown => ({ ...(data as object), proof: { by: 'unrecorded' } });

/** Versions 1 and 2 of `AgencyAppointed` made an agency the only one. */
export const appointedAlone = (data: unknown): unknown => ({ ...(data as object), domain: null, ofRecord: true });

/** Version 1 of `AppointmentRequested` was the request of an agency that knew the name alone. */
export const askedByName = (data: unknown): unknown => ({ ...(data as object), basis: { by: 'name' } });
