/** Version 1 of `AgencyAppointed` did not say what the appointment rested on. */
export const appointedWithoutProof = (data: unknown): unknown => ({ ...(data as object), proof: { by: 'unrecorded' } });
