import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { CorrectionDetails, CorrectionRow } from './correction.replies.js';
import type { CorrectionComparison } from './correction.views.js';

export interface CorrectionQuery extends PageDto {
  readonly state?: 'open' | 'acknowledged';
  readonly comparison?: CorrectionComparison;
}

export interface TrackingCorrectionQuery extends PageDto {
  /** Only those whose first and last day include this day. */
  readonly on?: CalendarDate;
}

export interface InsuredCorrectionQuery extends PageDto {
  /** Only those that a change of this policy caused. */
  readonly policyId?: Uuid;
}

/** Of all suppliers of a requester, newest first. */
export const correctionList = query<{ query: CorrectionQuery; reply: PageOf<CorrectionRow> }>()(
  'dashboard/corrections',
  { needs: 'readSuppliers', view: 'corrections' },
);

/** Of one supplier, newest first; `id`: the tracking. */
export const trackingCorrections = query<{ query: TrackingCorrectionQuery; reply: PageOf<CorrectionRow> }>()(
  'tracking/:id/corrections',
  { needs: 'readCompliance', view: 'corrections' },
);

/** Of an insured, for all its requesters, newest first; `id` is its company. */
export const insuredCorrections = query<{ query: InsuredCorrectionQuery; reply: PageOf<CorrectionRow> }>()(
  'insured/:id/corrections',
  { needs: 'readInsurance', view: 'corrections' },
);

/** `id`: the tracking. */
export const correctionDetails = query<{ reply: CorrectionDetails }>()('tracking/:id/corrections/:correctionId', {
  needs: 'readCompliance',
  view: 'corrections',
  shape: 'details',
});

export const acknowledgeCorrection = command<{ body: { comment?: string }; reply: { correctionId: Uuid } }>()(
  'PUT',
  'tracking/:id/corrections/:correctionId/acknowledge',
  { needs: 'reviewSuppliers', settles: ['corrections'] },
);

/** Notifies those again who were notified of what is not true; once. */
export const sendCorrectionNotice = command<{ reply: { correctionId: Uuid } }>()(
  'POST',
  'tracking/:id/corrections/:correctionId/notice',
  { needs: 'reviewSuppliers', settles: ['corrections'] },
);
