import type { ProjectionFeature } from '#feature';
import { companies } from './companies.projection.js';

export const companyFeature: ProjectionFeature = { name: 'company', projections: [companies] };
