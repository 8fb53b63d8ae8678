import { Module } from '@nestjs/common';
import { DecideAppointmentHandler } from './decide-appointment/decide-appointment.handler.js';
import { InsuredAgencyHandler } from './insured-agency/insured-agency.handler.js';
import { RepresentationController } from './representation.controller.js';
import { RequestAppointmentHandler } from './request-appointment/request-appointment.handler.js';
import { RequestedAppointmentsHandler } from './requested-appointments/requested-appointments.handler.js';

@Module({
  controllers: [RepresentationController],
  providers: [RequestAppointmentHandler, DecideAppointmentHandler, InsuredAgencyHandler, RequestedAppointmentsHandler],
})
export class RepresentationModule {}
