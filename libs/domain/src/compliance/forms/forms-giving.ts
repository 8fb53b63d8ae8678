import type { CoverageLine, EndorsementCode } from '../../insurance/coverage.js';
import { evaluateForm } from './evaluate-form.js';
import { FORMS } from '../../insurance/forms/form-index.js';

/** A form as it is offered: number and edition as printed, and its title. */
export interface OfferedForm {
  readonly text: string;
  readonly title: string;
}

/** The forms of the index that prove an endorsement on a line, in the order of the index. */
export const formsGiving = (line: CoverageLine, code: EndorsementCode): readonly OfferedForm[] =>
  FORMS.flatMap(({ number, editions, title }) =>
    (editions.length === 0 ? [number] : editions.map((edition) => `${number} ${edition}`)).map((text) => ({
      text,
      title,
    })),
  ).filter(({ text }) => evaluateForm(text, code, line).is === 'proves');
