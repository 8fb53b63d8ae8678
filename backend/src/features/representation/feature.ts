import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { AcceptAppointmentHandler } from './accept-appointment.command.js';
import { appointmentRequest } from './appointment-request.mail.js';
import { AgentUpdates } from './by-link/agent-updates.service.js';
import { ClientRemovals } from './by-link/client-removals.service.js';
import { CurrentAgents } from './by-link/current-agents.reader.js';
import { RepresentationByLinkController } from './by-link/representation-by-link.controller.js';
import { InviteAgencyHandler } from './invite-agency.command.js';
import { InsuredAgencyHandler } from './insured-agency.query.js';
import { agentInvitationMail } from './inviting/agent-invitation.mail.js';
import { AgentInvitations } from './inviting/agent-invitations.service.js';
import { invitedAgentsReaction } from './inviting/invited-agents.reaction.js';
import { InvitedAgents } from './inviting/invited-agents.service.js';
import { InvitedOfInsured } from './inviting/invited-of-insured.reader.js';
import { WaitingInsureds } from './inviting/waiting-insureds.reader.js';
import { RepresentationController } from './representation.controller.js';
import { RequestAppointmentHandler } from './request-appointment.command.js';
import { RequestedAppointmentsHandler } from './requested-appointments.query.js';
import { REPRESENTATION_PROBLEMS } from './representation.problems.js';
import { REPRESENTATION_GRANTS } from './representation.grants.js';
import { representationNotices } from './representation.notices.js';

@Module({
  controllers: [RepresentationController, RepresentationByLinkController],
  providers: [
    RequestAppointmentHandler,
    AcceptAppointmentHandler,
    InviteAgencyHandler,
    InsuredAgencyHandler,
    RequestedAppointmentsHandler,
    AgentUpdates,
    ClientRemovals,
    CurrentAgents,
    AgentInvitations,
    InvitedAgents,
    InvitedOfInsured,
    WaitingInsureds,
  ],
  exports: [InvitedAgents],
})
class RepresentationModule {}

export const representationFeature: BackendFeature = {
  name: 'representation',
  module: RepresentationModule,
  notices: representationNotices,
  grants: REPRESENTATION_GRANTS,
  problems: REPRESENTATION_PROBLEMS,
  mails: [appointmentRequest, agentInvitationMail],
  reactions: [reactsWith(InvitedAgents, invitedAgentsReaction)],
};
