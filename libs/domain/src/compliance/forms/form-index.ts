import { COVERAGE_LINES } from '../coverage.js';
import { AUTO_FORMS } from './auto.js';
import { CARRIER_FORMS } from './carrier.js';
import type { FormLine, FormRow } from './form-row.js';
import { GL_EXCLUSIONS_FORMS } from './gl-exclusions.js';
import { GL_HAZARDS_FORMS } from './gl-hazards.js';
import { GL_INSURED_FORMS } from './gl-insured.js';
import { GL_PREMISES_FORMS } from './gl-premises.js';
import { GL_TERMS_FORMS } from './gl-terms.js';
import { PROPERTY_FORMS } from './property.js';
import { UMBRELLA_FORMS } from './umbrella.js';
import { WORKERS_FORMS } from './workers.js';

/** What a form may belong to, in the order of the screens. */
export const FORM_LINES: readonly FormLine[] = [...COVERAGE_LINES, 'property', 'otherPart', 'any'];

/** Every endorsement form that the product knows, by number and edition. It is extended, never exhaustive. */
export const FORMS: readonly FormRow[] = [
  ...GL_INSURED_FORMS,
  ...GL_PREMISES_FORMS,
  ...GL_TERMS_FORMS,
  ...GL_EXCLUSIONS_FORMS,
  ...GL_HAZARDS_FORMS,
  ...AUTO_FORMS,
  ...WORKERS_FORMS,
  ...UMBRELLA_FORMS,
  ...PROPERTY_FORMS,
  ...CARRIER_FORMS,
];
