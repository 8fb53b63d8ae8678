import type { DomainEvent, Instant, Uuid } from '../kernel/event.js';

/** Where a click leads (spec 1 section 4.7); the spelling is the specification's. `insuredAgency` is ours. */
export type Destination =
  | 'insuredMyPolicies' | 'agentClient' | 'agentDashboard' | 'companyAdmin' | 'companyDashboard' | 'supplierAddressBook'
  | 'agentShareAprroval' | 'agentPendingRequestApproval' | 'requesterDashboard' | 'insuredPendingRequests'
  | 'insuredAgency';

/** The one thing that a notification is about, where there is one: a click opens it instead of its list. */
export interface NotificationSubject {
  readonly kind: 'tracking' | 'request' | 'policy';
  readonly id: Uuid;
}

/** `code` and `params` are worded when shown. Stream `inbox-<companyId>`: a company's people share an inbox, each with a read mark. */
export type NotificationRaised = DomainEvent<'NotificationRaised', {
  readonly notificationId: Uuid;
  readonly companyId: Uuid;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly destination: Destination;
  readonly subject?: NotificationSubject;
  readonly causedBy: Uuid;
}>;
export type NotificationRead = DomainEvent<'NotificationRead', { readonly notificationId: Uuid; readonly companyId: Uuid; readonly userId: Uuid }>;
/** Everything raised up to this moment. */
export type AllNotificationsRead = DomainEvent<'AllNotificationsRead', { readonly companyId: Uuid; readonly userId: Uuid; readonly upTo: Instant }>;

export type NotificationEvent = NotificationRaised | NotificationRead | AllNotificationsRead;
export type NotificationCommand =
  | ({ readonly type: 'RaiseNotification' } & NotificationRaised['data'])
  | { readonly type: 'ReadNotification'; readonly notificationId: Uuid; readonly userId: Uuid }
  | { readonly type: 'ReadAllNotifications'; readonly userId: Uuid; readonly upTo: Instant };
