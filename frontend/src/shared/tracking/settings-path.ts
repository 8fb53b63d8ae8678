/** The drawer beside the page of a supplier in which it is set aside, or tracked no longer. */
export const settingsPathOf = (trackingId: string): string => `/app/suppliers/${trackingId}?settings=1`;
