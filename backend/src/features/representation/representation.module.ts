import { Module } from '@nestjs/common';
import { DecideAppointmentHandler } from './decide-appointment.command.js';
import { InsuredAgencyHandler } from './insured-agency.query.js';
import { RepresentationController } from './representation.controller.js';
import { RequestAppointmentHandler } from './request-appointment.command.js';
import { RequestedAppointmentsHandler } from './requested-appointments.query.js';

@Module({
  controllers: [RepresentationController],
  providers: [RequestAppointmentHandler, DecideAppointmentHandler, InsuredAgencyHandler, RequestedAppointmentsHandler],
})
export class RepresentationModule {}
