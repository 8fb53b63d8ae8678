/** What notifications are about, to filter them. */
export const NOTIFICATION_KINDS = ['requests', 'policies', 'compliance', 'agencies', 'people', 'security'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
