import type { ProjectionFeature } from '#feature';
import { enrollments } from './enrollments.projection.js';

export const enrollmentFeature: ProjectionFeature = { name: 'enrollment', projections: [enrollments] };
