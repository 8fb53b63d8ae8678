import type { ProjectionFeature } from '#feature';
import { agencies } from './agencies.projection.js';
import { transferDetails } from './transfer-details.projection.js';

export const clientTransferFeature: ProjectionFeature = {
  name: 'client-transfer',
  projections: [agencies, transferDetails],
};
