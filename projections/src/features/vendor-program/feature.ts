import type { ProjectionFeature } from '#feature';
import { vendorPrograms } from './vendor-programs.projection.js';

export const vendorProgramFeature: ProjectionFeature = { name: 'vendor-program', projections: [vendorPrograms] };
