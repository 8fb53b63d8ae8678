import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { UploadedFile } from '../calls/uploaded-file.js';
import type { AgencyChoice, OwnTransfer, TransferDetails, TransferRow } from './client-transfer.replies.js';
import type {
  ActOnTransferDto,
  FindAgencyDto,
  RequestTransferDto,
  TransferActionPath,
  TransferListDto,
} from './client-transfer.inputs.js';

interface TransferStarted {
  readonly transferId: Uuid;
}

/** Views that show a step of a transfer. */
const TRANSFER_VIEWS = ['transfer-details', 'agent-clients'] as const;

export const findAgency = query<{ query: FindAgencyDto; reply: readonly AgencyChoice[] }>()('agent/agencies', {
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

export const requestTransfer = command<{ body: RequestTransferDto; reply: TransferStarted }>()(
  'POST',
  'agent/transfer',
  {
    needs: 'transferClients',
    settles: TRANSFER_VIEWS,
  },
);

export const transferList = query<{ query: TransferListDto; reply: PageOf<TransferRow> }>()('agent/transfer', {
  needs: 'readTransfers',
  view: 'transfer-details',
});

export const transferDetails = query<{ reply: TransferDetails }>()('agent/transfer/:transferId', {
  needs: 'readTransfers',
  view: 'transfer-details',
  shape: 'details',
});

export const actOnTransfer = command<{
  params: TransferActionPath;
  body: ActOnTransferDto;
  reply: TransferStarted;
}>()('PUT', 'agent/transfer/:transferId/:action', { needs: 'transferClients', ifMatch: true, settles: TRANSFER_VIEWS });

export const ownTransfers = query<{ reply: readonly OwnTransfer[] }>()('insured/transfer', {
  needs: 'readOwnAgency',
  view: 'transfer-details',
  shape: 'insured',
});

export const ownTransferLetter = query<Record<never, never>>()('insured/transfer/:transferId/letter', {
  needs: 'readOwnAgency',
  answers: 'file',
  long: true,
});

/** The insured approves what one of its agencies asks of another one. */
export const approveOwnTransfer = command<{ reply: TransferStarted }>()('PUT', 'insured/transfer/:transferId/approve', {
  needs: 'appointAgency',
  ifMatch: true,
  settles: TRANSFER_VIEWS,
});
