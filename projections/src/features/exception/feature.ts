import type { ProjectionFeature } from '#feature';
import { exceptionUses } from './exception-uses.projection.js';
import { exceptions } from './exceptions.projection.js';

export const exceptionFeature: ProjectionFeature = { name: 'exception', projections: [exceptions, exceptionUses] };
