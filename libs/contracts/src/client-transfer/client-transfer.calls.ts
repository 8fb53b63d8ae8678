import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { UploadedFile } from '../calls/uploaded-file.js';
import type { AgencyChoice, TransferAction, TransferDetails, TransferRow } from './client-transfer.replies.js';

/** `notices`: transfers whose notice this agency has not dismissed. `waiting`: transfers that this agency must answer. */
export const TRANSFERS_SHOWN = ['notices', 'waiting', 'open', 'all'] as const;
export type TransfersShown = (typeof TRANSFERS_SHOWN)[number];

interface TransferQuery extends PageDto {
  readonly show?: TransfersShown;
}

/** An agency that gives a client away sends `toAgencyId` and `toAgentId`; one that asks for a client sends `letter`. */
export interface NewTransfer {
  readonly insuredCompanyId: Uuid;
  readonly toAgencyId?: Uuid;
  readonly toAgentId?: Uuid;
  readonly note?: string;
  /** `uploadId` of the letter that was uploaded. */
  readonly letter?: { readonly uploadId: Uuid; readonly signedOn: CalendarDate };
}

interface TransferStarted {
  readonly transferId: Uuid;
}

/** Views that show a step of a transfer. */
const TRANSFER_VIEWS = ['transfer-details', 'agent-clients'] as const;

export const findAgency = query<{ query: { keyword: string }; reply: readonly AgencyChoice[] }>()('agent/agencies', {
  needs: 'transferClients',
  view: 'agencies',
  idAt: 'agencyId',
});

export const uploadLetter = command<{ reply: UploadedFile }>()('POST', 'agent/transfer/letter', {
  needs: 'transferClients',
  upload: 'letter',
  long: true,
});

export const transferLetter = query<Record<never, never>>()('agent/transfer/:transferId/letter', {
  needs: 'readTransfers',
  answers: 'file',
  long: true,
});

export const requestTransfer = command<{ body: NewTransfer; reply: TransferStarted }>()('POST', 'agent/transfer', {
  needs: 'transferClients',
  settles: TRANSFER_VIEWS,
});

export const transferList = query<{ query: TransferQuery; reply: PageOf<TransferRow> }>()('agent/transfer', {
  needs: 'readTransfers',
  view: 'transfer-details',
});

export const transferDetails = query<{ reply: TransferDetails }>()('agent/transfer/:transferId', {
  needs: 'readTransfers',
  view: 'transfer-details',
  shape: 'details',
});

export const actOnTransfer = command<{
  params: { transferId: Uuid; action: TransferAction };
  body: { reason?: string };
  reply: TransferStarted;
}>()('PUT', 'agent/transfer/:transferId/:action', { needs: 'transferClients', ifMatch: true, settles: TRANSFER_VIEWS });
