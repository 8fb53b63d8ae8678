import type { Recorded } from '@covertrail/domain/kernel/event';
import { notificationDecider } from '@covertrail/domain/notification/notification.decider';
import { becauseOf } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Reaction } from '@covertrail/platform/engine/reaction';
import { deriveId } from '@covertrail/platform/ids/ids';
import { onAgencyAppointed, onAppointmentStep } from './appointment-notices.reader.js';
import { onComplianceAssessed } from './compliance-notices.reader.js';
import { onFixPlanSent } from './fix-plan-notices.reader.js';
import { NoticeNames } from './notice-names.reader.js';
import type { Notice } from './notice.rules.js';
import { onPolicyAdded, onPolicyJudged } from './policy-notices.reader.js';
import { onCoverageRequested, onPoliciesShared, onRequestDeclined, onRequestResponded } from './request-notices.reader.js';
import { onTransferStep } from './transfer-notices.reader.js';

type Notices = (event: Recorded, names: NoticeNames) => Promise<readonly Notice[]>;

/** What raises a notification, and for whom. Putting a transfer's notice away is nobody else's business. */
const RAISED_BY: Readonly<Record<string, Notices>> = {
  CoverageRequested: onCoverageRequested,
  RequestResponded: onRequestResponded,
  RequestDeclined: onRequestDeclined,
  PoliciesShared: onPoliciesShared,
  PolicyAdded: onPolicyAdded,
  PolicyApproved: onPolicyJudged,
  PolicyRejected: onPolicyJudged,
  ComplianceAssessed: onComplianceAssessed,
  AgencyAppointed: onAgencyAppointed,
  AppointmentRequested: onAppointmentStep,
  AppointmentRefused: onAppointmentStep,
  AppointmentWithdrawn: onAppointmentStep,
  FixPlanSent: onFixPlanSent,
  ClientTransferRequested: onTransferStep,
  ClientTransferAcknowledged: onTransferStep,
  ClientTransferApproved: onTransferStep,
  ClientTransferDenied: onTransferStep,
  ClientTransferCanceled: onTransferStep,
  ClientTransferCompleted: onTransferStep,
};

const NAME = 'notifier';

/** Tells the companies that an event concerns, each once in its own inbox. */
export function notifier(deciders: DeciderStore): Reaction {
  const names = new NoticeNames(deciders);
  return {
    name: NAME,
    handles: Object.keys(RAISED_BY),
    async react(event): Promise<void> {
      for (const notice of (await RAISED_BY[event.type]?.(event, names)) ?? []) await raise(deciders, event, notice);
    },
  };
}

async function raise(deciders: DeciderStore, event: Recorded, notice: Notice): Promise<void> {
  const { companyId } = notice;
  const notificationId = deriveId('notification', event.id, companyId);
  const command = { type: 'RaiseNotification', notificationId, causedBy: event.id, ...notice } as const;
  const meta = becauseOf(event, NAME, deriveId(NAME, event.id, companyId));
  await deciders.handle(notificationDecider, companyId, command, { ...meta, tenant: companyId });
}
