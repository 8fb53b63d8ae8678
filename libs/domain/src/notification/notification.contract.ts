import type { DomainEvent, Uuid } from '../kernel/event.js';

/**
 * Where a click leads, by names that are given [B02]. `insuredAgency`, `pendingUsers`, `clientAddressBook`, `requesterSentRequests`, `ownSecurity` and
 * `agentPolicyCertificates` are ours. A destination is added with the page that it leads to.
 */
export type Destination =
  | 'insuredMyPolicies'
  | 'agentClient'
  | 'agentDashboard'
  | 'agentShareAprroval'
  | 'agentPendingRequestApproval'
  | 'agentPolicyCertificates'
  | 'requesterDashboard'
  | 'requesterDocuments'
  | 'requesterSentRequests'
  | 'insuredPendingRequests'
  | 'insuredAgency'
  | 'pendingUsers'
  | 'companyAdmin'
  | 'companyDashboard'
  | 'supplierAddressBook'
  | 'clientAddressBook'
  | 'ownSecurity';

/** The one thing that a notification is about, where there is one: a click opens it instead of its list. A cure plan has the id of its insured. */
export type NotificationSubject =
  | { readonly kind: 'tracking' | 'request' | 'policy' | 'curePlan'; readonly id: Uuid }
  /** A supplier on whichever projects; its name, by which the list of suppliers is searched. */
  | { readonly kind: 'supplier'; readonly id: Uuid; readonly name: string }
  /** `trackingId`: of the supplier whose past verdicts it corrects. */
  | { readonly kind: 'correction'; readonly id: Uuid; readonly trackingId: Uuid };

/** One consequence that a notification tells of: `code` and `params` are worded when shown. */
export interface NotificationPart {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly subject?: NotificationSubject;
  /** What a click opens where the notification tells of several subjects that have this in common. */
  readonly wider?: NotificationSubject;
}

/** Stream `notification-<notificationId>`: a company's people share it, each with a read mark. */
export type NotificationRaised = DomainEvent<
  'NotificationRaised',
  NotificationPart & {
    readonly notificationId: Uuid;
    readonly companyId: Uuid;
    readonly destination: Destination;
    readonly causedBy: Uuid;
  }
>;
/** For one person alone, in whichever company: what happened to the account. Stream `notification-<notificationId>` as well [A17]. */
export type PersonNotified = DomainEvent<
  'PersonNotified',
  NotificationPart & {
    readonly notificationId: Uuid;
    readonly userId: Uuid;
    readonly destination: Destination;
    readonly causedBy: Uuid;
  }
>;
/** The same act had a further consequence for the company. The notification is unread again. */
export type NotificationExtended = DomainEvent<
  'NotificationExtended',
  NotificationPart & { readonly notificationId: Uuid; readonly companyId: Uuid; readonly causedBy: Uuid }
>;
export type NotificationRead = DomainEvent<
  'NotificationRead',
  { readonly notificationId: Uuid; readonly companyId: Uuid; readonly userId: Uuid }
>;

export type NotificationEvent = NotificationRaised | PersonNotified | NotificationExtended | NotificationRead;
export type NotificationCommand =
  | ({ readonly type: 'RaiseNotification' } & NotificationRaised['data'])
  /** Raises it where it is the first consequence of its act. */
  | ({ readonly type: 'AddToNotification' } & NotificationRaised['data'])
  | ({ readonly type: 'NotifyPerson' } & PersonNotified['data'])
  /** `companyId`: in which the person opens it; one for the person alone is opened in any. */
  | ({ readonly type: 'ReadNotification' } & NotificationRead['data']);
