import type { FormScope } from '../../insurance/forms/form-scope.js';
import { readForm } from '../forms/read-form.js';

/**
 * What the index of forms knows of a form in its edition; without an edition, what all its editions give. Empty for a form that is
 * not known, was not confirmed, or is a carrier's own.
 */
export function indexedScopes(form: string): readonly FormScope[] {
  const { rows, edition } = readForm(form);
  const confirmedRows = rows.filter(
    ({ confidence, ofCarrier, editions }) =>
      confidence === 'confirmed' && !ofCarrier && (edition === null || editions.includes(edition)),
  );
  return confirmedRows[0]?.scopes.filter((scope) => confirmedRows.every(({ scopes }) => scopes.includes(scope))) ?? [];
}
