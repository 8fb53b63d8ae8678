import { Module } from '@nestjs/common';
import { UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { uploadsBy } from '#uploads/upload.module';
import { Uploads } from '#uploads/uploads.service';
import { ActOnTransferHandler } from './act-on-transfer.command.js';
import { ClientTransferNotifier } from './client-transfer-notifier.service.js';
import { ClientTransferController } from './client-transfer.controller.js';
import { OwnTransfersHandler } from './own-transfers.query.js';
import { FindAgencyHandler } from './find-agency.query.js';
import { LetterContent } from './letter/letter-content.reader.js';
import { Letters } from './letter/letters.service.js';
import { RequestTransferHandler } from './request-transfer/request-transfer.command.js';
import { TransferSides } from './request-transfer/transfer-sides.reader.js';
import { MovingPolicies } from './transfer-details/moving-policies.reader.js';
import { OpenRequests } from './transfer-details/open-requests.reader.js';
import { MovingShares } from './transfer-details/moving-shares.reader.js';
import { TransferDetailsHandler } from './transfer-details/transfer-details.query.js';
import { CLIENT_TRANSFER_PROBLEMS } from './client-transfer.problems.js';
import { transferCompleter } from './reactions/transfer-completer.reaction.js';
import { CLIENT_TRANSFER_GRANTS } from './client-transfer.grants.js';
import { clientTransferNotices } from './client-transfer.notices.js';

@Module({
  imports: [uploadsBy({ purpose: 'letter', kinds: UPLOAD_KINDS })],
  controllers: [ClientTransferController],
  providers: [
    RequestTransferHandler,
    ActOnTransferHandler,
    FindAgencyHandler,
    TransferDetailsHandler,
    OwnTransfersHandler,
    TransferSides,
    MovingPolicies,
    OpenRequests,
    MovingShares,
    Uploads,
    Letters,
    LetterContent,
    ClientTransferNotifier,
  ],
})
class ClientTransferModule {}

export const clientTransferFeature: BackendFeature = {
  name: 'client-transfer',
  module: ClientTransferModule,
  notices: clientTransferNotices,
  reactions: [reactsWith(DeciderStore, transferCompleter)],
  grants: CLIENT_TRANSFER_GRANTS,
  problems: CLIENT_TRANSFER_PROBLEMS,
};
