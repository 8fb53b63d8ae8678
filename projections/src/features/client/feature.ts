import type { ProjectionFeature } from '#feature';
import { agentClients } from './agent-clients.projection.js';

export const clientFeature: ProjectionFeature = { name: 'client', projections: [agentClients] };
