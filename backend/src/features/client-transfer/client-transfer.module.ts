import { Module } from '@nestjs/common';
import { ActOnTransferHandler } from './act-on-transfer/act-on-transfer.handler.js';
import { ClientTransferTeller } from './client-transfer-teller.service.js';
import { ClientTransferController } from './client-transfer.controller.js';
import { FindAgencyHandler } from './find-agency/find-agency.handler.js';
import { RequestTransferHandler } from './request-transfer/request-transfer.handler.js';
import { TransferSides } from './request-transfer/transfer-sides.reader.js';
import { MovingPolicies } from './transfer-details/moving-policies.reader.js';
import { OpenRequests } from './transfer-details/open-requests.reader.js';
import { TransferDetailsHandler } from './transfer-details/transfer-details.handler.js';
import { TransferListHandler } from './transfer-list/transfer-list.handler.js';

@Module({
  controllers: [ClientTransferController],
  providers: [
    RequestTransferHandler, ActOnTransferHandler, FindAgencyHandler, TransferListHandler, TransferDetailsHandler,
    TransferSides, MovingPolicies, OpenRequests, ClientTransferTeller,
  ],
})
export class ClientTransferModule {}
