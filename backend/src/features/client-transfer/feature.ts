import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { Files } from '@covertrail/platform/files/files.port';
import { CLOCK, FILES } from '#composition/tokens';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { ActOnTransferHandler } from './act-on-transfer.command.js';
import { ClientTransferNotifier } from './client-transfer-notifier.service.js';
import { ClientTransferController } from './client-transfer.controller.js';
import { FindAgencyHandler } from './find-agency.query.js';
import { LetterContent } from './letter/letter-content.reader.js';
import { LetterStorage } from './letter/letter-storage.service.js';
import { Letters } from './letter/letters.service.js';
import { RequestTransferHandler } from './request-transfer/request-transfer.command.js';
import { TransferSides } from './request-transfer/transfer-sides.reader.js';
import { MovingPolicies } from './transfer-details/moving-policies.reader.js';
import { OpenRequests } from './transfer-details/open-requests.reader.js';
import { MovingShares } from './transfer-details/moving-shares.reader.js';
import { TransferDetailsHandler } from './transfer-details/transfer-details.query.js';
import { CLIENT_TRANSFER_PROBLEMS } from './client-transfer.problems.js';
import { transferCompleter } from './reactions/transfer-completer.reaction.js';

/** Exactly one file; the file store limits its size. */
const LETTERS = MulterModule.registerAsync({
  inject: [FILES, CLOCK],
  useFactory: (files: Files, clock: Clock) => ({
    storage: new LetterStorage(files, clock), limits: { files: 1, fields: 0, parts: 1 }, defParamCharset: 'utf8',
  }),
});

@Module({
  imports: [LETTERS],
  controllers: [ClientTransferController],
  providers: [
    RequestTransferHandler, ActOnTransferHandler, FindAgencyHandler, TransferDetailsHandler,
    TransferSides, MovingPolicies, OpenRequests, MovingShares, Letters, LetterContent, ClientTransferNotifier,
  ],
})
class ClientTransferModule {}

export const clientTransferFeature: BackendFeature = {
  name: 'client-transfer',
  module: ClientTransferModule,
  reactions: [reactsWith(DeciderStore, transferCompleter)],
  problems: CLIENT_TRANSFER_PROBLEMS,
};
