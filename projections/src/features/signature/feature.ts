import type { ProjectionFeature } from '#feature';
import { signatures } from './signatures.projection.js';

export const signatureFeature: ProjectionFeature = { name: 'signature', projections: [signatures] };
