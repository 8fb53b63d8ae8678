import type { NotificationKind } from '@covertrail/contracts/notification/notification-kinds';
import { NOTIFICATION_CODES_WORDED, type NotificationCode } from './notification-wording.js';

type FeatureOf<Code extends string> = Code extends `${infer Feature}.${string}` ? Feature : never;

/** What a notification is about, by the first word of its code: a new word without a kind does not compile. */
const KIND_OF: Readonly<Record<FeatureOf<NotificationCode>, NotificationKind>> = {
  BOOK: 'requests',
  REQUEST: 'requests',
  POLICY: 'policies',
  POLICIES: 'policies',
  RENEWAL: 'policies',
  CERTIFICATE: 'policies',
  COMPLIANCE: 'compliance',
  EXCEPTION: 'compliance',
  CORRECTION: 'compliance',
  PLAN: 'compliance',
  CURE_PLAN: 'compliance',
  APPOINTMENT: 'agencies',
  REPRESENTATION: 'agencies',
  TRANSFER: 'agencies',
  MEMBERSHIP: 'people',
  SECURITY: 'security',
};

/** The codes of one kind. */
export const codesOfKind = (kind: NotificationKind): readonly NotificationCode[] =>
  NOTIFICATION_CODES_WORDED.filter((code) => KIND_OF[code.split('.')[0] as FeatureOf<NotificationCode>] === kind);
