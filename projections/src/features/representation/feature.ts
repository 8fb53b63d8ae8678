import type { ProjectionFeature } from '#feature';
import { appointments } from './appointments.projection.js';
import { invitedAgents } from './invited-agents.projection.js';

export const representationFeature: ProjectionFeature = {
  name: 'representation',
  projections: [appointments, invitedAgents],
};
