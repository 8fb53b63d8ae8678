import type { ProjectionFeature } from '#feature';
import { complianceChanges } from './compliance-changes.projection.js';
import { statusSpans } from './status-spans.projection.js';
import { supplierNames } from './supplier-names.projection.js';
import { trackedSuppliers } from './tracked-suppliers.projection.js';
import { trackingInputs } from './tracking-inputs.projection.js';

export const trackingFeature: ProjectionFeature = {
  name: 'tracking',
  projections: [trackedSuppliers, trackingInputs, complianceChanges, supplierNames, statusSpans],
};
