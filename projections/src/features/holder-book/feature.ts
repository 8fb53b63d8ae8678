import type { ProjectionFeature } from '#feature';
import { certificateHolders } from './certificate-holders.projection.js';
import { holderUses } from './holder-uses.projection.js';

export const holderBookFeature: ProjectionFeature = {
  name: 'holder-book',
  projections: [certificateHolders, holderUses],
};
