import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ReminderStage } from '@covertrail/domain/renewal-reminder/renewal-reminder.contract';
import type { ActingFor } from '@covertrail/domain/rights/principal';
import { defineView } from '../define-view.js';

/** What a company was told of one policy or tracking last: of which end, at which stage. */
export type ToldRenewalDocument = {
  readonly id: string;
  readonly companyId: Uuid;
  readonly endsOn: CalendarDate;
  readonly stage: ReminderStage;
};

/** The document for a company, as what it is reminded, and a policy or a tracking. */
export const toldRenewalId = (companyId: Uuid, as: ActingFor, id: Uuid): string => `${companyId}|${as}|${id}`;

/** Of which renewals was this company reminded already [I06]? */
export const toldRenewalsView = defineView<ToldRenewalDocument>()({
  name: 'told-renewals',
  indexes: [{ fields: ['companyId'] }],
});
