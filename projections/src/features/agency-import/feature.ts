import type { ProjectionFeature } from '#feature';
import { agencyImportedPolicies } from './agency-imported-policies.projection.js';
import { agencyImports } from './agency-imports.projection.js';

export const agencyImportFeature: ProjectionFeature = {
  name: 'agency-import',
  projections: [agencyImports, agencyImportedPolicies],
};
