import type { ProjectionFeature } from '#feature';
import { requests } from './requests.projection.js';

export const requestFeature: ProjectionFeature = { name: 'request', projections: [requests] };
