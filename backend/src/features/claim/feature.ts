import type { BackendFeature } from '#feature';
import { CLAIM_PROBLEMS } from './claim.problems.js';

export const claimFeature: BackendFeature = {
  name: 'claim',
  problems: CLAIM_PROBLEMS,
};
