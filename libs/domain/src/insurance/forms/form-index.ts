import { COVERAGE_LINES } from '../coverage.js';
import { AUTO_FORMS } from './auto.js';
import { CARRIER_FORMS } from './carrier.js';
import type { FormLine, FormRow } from './form-row.js';
import { GL_CONDUCT_FORMS } from './gl-conduct.js';
import { GL_CONTRACTORS_FORMS } from './gl-contractors.js';
import { GL_COVERAGES_FORMS } from './gl-coverages.js';
import { GL_DESIGNATED_FORMS } from './gl-designated.js';
import { GL_EXCLUSIONS_FORMS } from './gl-exclusions.js';
import { GL_OPERATIONS_FORMS } from './gl-operations.js';
import { GL_POLLUTANTS_FORMS } from './gl-pollutants.js';
import { GL_PREMISES_FORMS } from './gl-premises.js';
import { GL_TERMS_FORMS } from './gl-terms.js';
import { PROPERTY_FORMS } from './property.js';
import { STOP_GAP_FORMS } from './stop-gap.js';
import { UMBRELLA_FORMS } from './umbrella.js';
import { WORKERS_FEDERAL_FORMS } from './workers-federal.js';
import { WORKERS_FORMS } from './workers.js';

/** What a form may belong to, in the order of the screens. */
export const FORM_LINES: readonly FormLine[] = [...COVERAGE_LINES, 'property', 'otherPart', 'any'];

/** Every endorsement form that the product knows, by number and edition. It is extended, never exhaustive. */
export const FORMS: readonly FormRow[] = [
  ...GL_CONTRACTORS_FORMS,
  ...GL_DESIGNATED_FORMS,
  ...GL_PREMISES_FORMS,
  ...GL_TERMS_FORMS,
  ...GL_EXCLUSIONS_FORMS,
  ...GL_COVERAGES_FORMS,
  ...GL_CONDUCT_FORMS,
  ...GL_POLLUTANTS_FORMS,
  ...GL_OPERATIONS_FORMS,
  ...AUTO_FORMS,
  ...WORKERS_FORMS,
  ...WORKERS_FEDERAL_FORMS,
  ...STOP_GAP_FORMS,
  ...UMBRELLA_FORMS,
  ...PROPERTY_FORMS,
  ...CARRIER_FORMS,
];
