/** Version 1 of `AgencyAppointed` had no proof. */
export const appointedWithoutProof = (data: unknown): unknown => ({ ...(data as object), proof: { by: 'unrecorded' } });
