/** Partners by whose address people come in, as they stand in addresses [A04]. */
export const PARTNER_KEYS = ['grms', 'corrigo', 'SSO'] as const;
export type PartnerKey = (typeof PARTNER_KEYS)[number];
