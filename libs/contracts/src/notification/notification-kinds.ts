/** What notifications are about, to filter them. */
export const NOTIFICATION_KINDS = ['requests', 'policies', 'compliance', 'agencies', 'people'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
