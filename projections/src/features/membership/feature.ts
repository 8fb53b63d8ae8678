import type { ProjectionFeature } from '#feature';
import { accounts } from './accounts.projection.js';
import { colleagues } from './colleagues.projection.js';
import { members } from './members.projection.js';

export const membershipFeature: ProjectionFeature = {
  name: 'membership',
  projections: [accounts, colleagues, members],
};
