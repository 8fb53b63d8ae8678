import type { ProjectionFeature } from '#feature';
import { agencyImports } from './agency-imports.projection.js';

export const agencyImportFeature: ProjectionFeature = { name: 'agency-import', projections: [agencyImports] };
