import type { ProjectionFeature } from '#feature';
import { curePlanInputs } from './cure-plan-inputs.projection.js';

export const curePlanFeature: ProjectionFeature = { name: 'cure-plan', projections: [curePlanInputs] };
