import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { MailOutbox } from '#mail/mail-outbox.service';
import { GiveOrderHandler } from './give-order.command.js';
import { MaintenanceController } from './maintenance.controller.js';
import { MAINTENANCE_PROBLEMS } from './maintenance.problems.js';
import { ListOrdersHandler } from './order-list.query.js';
import { OrderCarrierParts, orderCarrier } from './reactions/order-carrier.reaction.js';

@Module({
  controllers: [MaintenanceController],
  providers: [MailOutbox, GiveOrderHandler, ListOrdersHandler, OrderCarrierParts],
  exports: [OrderCarrierParts],
})
class MaintenanceModule {}

export const maintenanceFeature: BackendFeature = {
  name: 'maintenance',
  module: MaintenanceModule,
  reactions: [reactsWith(OrderCarrierParts, orderCarrier)],
  problems: MAINTENANCE_PROBLEMS,
};
