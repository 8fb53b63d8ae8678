import type { Recorded } from '@covertrail/domain/kernel/event';
import { notificationDecider } from '@covertrail/domain/notification/notification.decider';
import { becauseOf } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';
import { notificationIdOf } from '@covertrail/platform/ids/notification-id';
import { onAgencyAppointed, onAppointmentStep } from './appointment-notices.reader.js';
import { onComplianceAssessed } from './compliance-notices.reader.js';
import { onCorrectionNoticeSent, onVerdictsCorrected } from './correction-notices.reader.js';
import { onCurePlanSent } from './cure-plan-notices.reader.js';
import { onFixPlanSent } from './fix-plan-notices.reader.js';
import { NoticeNames } from './notice-names.reader.js';
import type { Notice } from './notice.rules.js';
import { onPolicyAdded, onPolicyDecided } from './policy-notices.reader.js';
import {
  onCoverageRequested,
  onPoliciesShared,
  onRequestDeclined,
  onRequestResponded,
} from './request-notices.reader.js';
import { onTransferStep } from './transfer-notices.reader.js';

const NAME = 'notifier';

type Notices<Event extends Recorded> = (event: Event, names: NoticeNames) => Promise<readonly Notice[]>;

const raising =
  <Event extends Recorded>(notices: Notices<Event>) =>
  async (event: Event, deciders: DeciderStore): Promise<void> => {
    for (const notice of await notices(event, new NoticeNames(deciders))) await raise(deciders, event, notice);
  };

/** Notifies the companies that an event concerns, each once. When one agency dismisses the notice of a transfer, that concerns no one else. */
export const notifier = defineReaction<DeciderStore>()({
  name: NAME,
  on: {
    CoverageRequested: raising(onCoverageRequested),
    RequestResponded: raising(onRequestResponded),
    RequestDeclined: raising(onRequestDeclined),
    PoliciesShared: raising(onPoliciesShared),
    PolicyAdded: raising(onPolicyAdded),
    PolicyApproved: raising(onPolicyDecided),
    PolicyRejected: raising(onPolicyDecided),
    PolicyEditsRejected: raising(onPolicyDecided),
    ComplianceAssessed: raising(onComplianceAssessed),
    AgencyAppointed: raising(onAgencyAppointed),
    AppointmentRequested: raising(onAppointmentStep),
    AppointmentRefused: raising(onAppointmentStep),
    AppointmentWithdrawn: raising(onAppointmentStep),
    RepresentationEnded: raising(onAppointmentStep),
    CurePlanSent: raising(onCurePlanSent),
    FixPlanSent: raising(onFixPlanSent),
    VerdictsCorrected: raising(onVerdictsCorrected),
    CorrectionNoticeSent: raising(onCorrectionNoticeSent),
    ClientTransferRequested: raising(onTransferStep),
    ClientTransferAcknowledged: raising(onTransferStep),
    ClientTransferApproved: raising(onTransferStep),
    ClientTransferDenied: raising(onTransferStep),
    ClientTransferCanceled: raising(onTransferStep),
    ClientTransferCompleted: raising(onTransferStep),
  },
});

async function raise(deciders: DeciderStore, event: Recorded, notice: Notice): Promise<void> {
  const { companyId } = notice;
  const notificationId = notificationIdOf(event.id, companyId);
  const command = { type: 'RaiseNotification', notificationId, causedBy: event.id, ...notice } as const;
  const meta = becauseOf(event, NAME, deriveId(NAME, event.id, companyId));
  await deciders.handle(notificationDecider, notificationId, command, { ...meta, tenant: companyId });
}
