import type { TransferDetails, TransferStep } from '@covertrail/contracts/client-transfer/client-transfer.replies';

export const TRANSFER = '77777777-7777-4777-8777-777777777777';

export const step = (
  stage: TransferStep['stage'],
  side: TransferStep['side'],
  actor: string,
  sentence: string,
): TransferStep => ({ eventId: `e-${stage}`, at: '2026-11-20T16:05:00.000Z', stage, side, actor, sentence });

export const REQUESTED = step('requested', 'to', 'Jonah Aldana', 'requested the transfer');
export const ACKNOWLEDGED = step('acknowledged', 'from', 'Priya Raman', 'acknowledged the request');
export const APPROVED = step('approved', 'from', 'Priya Raman', 'approved the transfer');
export const COMPLETED = step(
  'completed',
  'system',
  'Covertrail',
  'moved the client with its policies and open requests',
);

/** Requested by Keystone with a letter; Hollis & Vance, the agency of record, views it. */
export const transfer = (more: Partial<TransferDetails> = {}): TransferDetails => ({
  id: TRANSFER,
  insuredId: 'i',
  insuredName: 'Granite Peak Demolition',
  stage: 'acknowledged',
  startedBy: 'receiver',
  beside: false,
  note: '',
  letter: { fileName: 'letter.pdf', signedOn: '2026-11-20', bytes: 48_213 },
  reason: null,
  from: { agencyId: 'f', agencyName: 'Hollis & Vance', agentId: 'fa', agentName: 'Priya Raman' },
  to: { agencyId: 't', agencyName: 'Keystone Risk', agentId: 'ta', agentName: 'Jonah Aldana' },
  mySide: 'from',
  closedByMe: false,
  may: ['approve', 'deny'],
  steps: [REQUESTED, ACKNOWLEDGED],
  requestedAt: REQUESTED.at,
  revision: 2,
  policies: ['GL-1', 'UM-1', 'BA-1', 'WC-1', 'GL-2'].map((id) => ({
    id,
    title: `Policy ${id}`,
    detail: 'Summit Mutual',
    expiresOn: '2099-07-01',
  })),
  openRequests: [{ id: 'r1', title: 'Request 1042', detail: 'Meridian Builders, Union Yard', dueOn: '2026-11-24' }],
  sight: 'whole',
  shares: [{ id: 's1', title: 'Meridian Builders', detail: 'Union Yard, 4 policies', sharedOn: '2026-07-01' }],
  ...more,
});
