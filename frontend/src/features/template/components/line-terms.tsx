import { useState } from 'react';
import { useFormState, type Control } from 'react-hook-form';
import { FURTHER_FIELDS } from '@covertrail/domain/compliance/further/further-kinds';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { hasTrigger, requiredByForm } from '@covertrail/domain/insurance/line-facts';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import type { LineValues, TemplateValues } from '../template-values.form.js';
import { AcceptedInstead } from './accepted-instead.js';
import { AskedTrigger } from './asked-trigger.js';
import { EndorsementFields } from './endorsement-fields.js';
import { Fold } from './fold.js';
import { FurtherFields } from './further-fields.js';
import { LineProof } from './line-proof.js';

interface LineTermsProps {
  readonly line: CoverageLine;
  readonly control: Control<TemplateValues>;
  readonly values: LineValues;
}

/** Which of the terms of a line are required. */
const usedOf = ({ acceptInstead, trigger, endorsements, further, proof }: LineValues) => ({
  instead: acceptInstead.length > 0,
  trigger: trigger !== '',
  endorsement: (code: keyof LineValues['endorsements']) => endorsements[code] !== '',
  further: FURTHER_FIELDS.filter((field) => further[field] !== undefined),
  proof: proof !== null,
});

/**
 * What is required besides limits. What is in use when the editor opens stands open; the rest is folded, and stays where it is while it is
 * filled in.
 */
export function LineTerms({ line, control, values }: LineTermsProps) {
  const [used] = useState(() => usedOf(values));
  const { errors } = useFormState({ control });
  const wrong = errors.lines?.[line];
  const terms = (inUse: boolean) => {
    const endorsements = requiredByForm(line).filter((code) => used.endorsement(code) === inUse);
    const further = FURTHER_FIELDS.filter((field) => used.further.includes(field) === inUse);
    return (
      <>
        {used.instead === inUse ? <AcceptedInstead line={line} control={control} /> : null}
        {used.trigger === inUse && hasTrigger(line) ? <AskedTrigger line={line} control={control} /> : null}
        {endorsements.length > 0 ? <EndorsementFields line={line} codes={endorsements} control={control} /> : null}
        {further.length > 0 ? <FurtherFields line={line} fields={further} control={control} /> : null}
        {used.proof === inUse ? <LineProof line={line} control={control} /> : null}
      </>
    );
  };
  return (
    <>
      {terms(true)}
      <Fold title={`Add a requirement of ${LINE_NAMES[line].toLowerCase()}`} held={wrong !== undefined}>
        {terms(false)}
      </Fold>
      {wrong?.further ? (
        <p className="field-error" role="alert">
          {wrong.further.message}
        </p>
      ) : null}
    </>
  );
}
