import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { CorrectionDetails, CorrectionRow } from './correction.replies.js';
import type {
  AcknowledgeCorrectionDto,
  CorrectionListDto,
  CorrectionPath,
  InsuredCorrectionsDto,
  TrackingCorrectionsDto,
} from './correction.inputs.js';

/** Of all suppliers of a requester, newest first. */
export const correctionList = query<{ query: CorrectionListDto; reply: PageOf<CorrectionRow> }>()(
  'dashboard/corrections',
  { needs: 'readSuppliers', view: 'corrections' },
);

/** Of one supplier, newest first; `id`: the tracking. */
export const trackingCorrections = query<{ query: TrackingCorrectionsDto; reply: PageOf<CorrectionRow> }>()(
  'tracking/:id/corrections',
  { needs: 'readCompliance', view: 'corrections' },
);

/** Of an insured, for all its requesters, newest first; `id` is its company. */
export const insuredCorrections = query<{ query: InsuredCorrectionsDto; reply: PageOf<CorrectionRow> }>()(
  'insured/:id/corrections',
  { needs: 'readInsurance', view: 'corrections' },
);

/** `id`: the tracking. Whether a certificate can be issued again depends on its policies. */
export const correctionDetails = query<{ params: CorrectionPath; reply: CorrectionDetails }>()(
  'tracking/:id/corrections/:correctionId',
  {
    needs: 'readCompliance',
    view: 'corrections',
    also: ['issued-certificates', 'policies'],
    shape: 'details',
  },
);

export const acknowledgeCorrection = command<{
  params: CorrectionPath;
  body: AcknowledgeCorrectionDto;
  reply: { correctionId: Uuid };
}>()('PUT', 'tracking/:id/corrections/:correctionId/acknowledge', {
  needs: 'reviewSuppliers',
  settles: ['corrections'],
});

/** Notifies those again who were notified of what is not true; once. */
export const sendCorrectionNotice = command<{ params: CorrectionPath; reply: { correctionId: Uuid } }>()(
  'POST',
  'tracking/:id/corrections/:correctionId/notice',
  { needs: 'reviewSuppliers', settles: ['corrections'] },
);
