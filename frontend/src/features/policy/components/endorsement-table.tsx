import type { ReactNode } from 'react';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { Endorsement } from '@covertrail/domain/insurance/coverage';
import { endorsementTypeOf } from '@covertrail/domain/insurance/endorsements/endorsement-types';
import { GRADE_WORDS } from '@covertrail/wording/insurance/coverage-words';
import { ENDORSEMENT_TYPE_NAMES } from '@covertrail/wording/insurance/endorsement-words';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/insurance/labels';
import { endorsementDetailTexts } from '@covertrail/wording/policy/endorsement-details.words';
import { upperFirst } from '@covertrail/wording/text/first-letter';
import { dayFormat } from '#shared/format/day-format';
import { FactList } from '../facts/fact-list.js';
import './facts.css';

type Endorsed = Pick<PolicyDetails, 'line' | 'terms'>;

interface EndorsementTableProps {
  readonly policy: Endorsed;
  /** Below the name: what is asked of it, or how often it may be used. */
  readonly notesOf: (endorsement: Endorsement) => ReactNode;
  readonly documentOf: (endorsement: Endorsement) => ReactNode;
}

const HEADINGS = ['Endorsement', 'Form', 'Proof', 'Dates', 'Document'];

/** Endorsements to read: what each gives, its form, its proof, its days and its document [C08]. */
export function EndorsementTable({ policy, notesOf, documentOf }: EndorsementTableProps) {
  return (
    <table className="ui very basic unstackable table policy-table endorsements" aria-label="Endorsements">
      <thead>
        <tr>
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {policy.terms.endorsements.map((endorsement, place) => (
          <tr key={`${endorsement.code}-${place}`}>
            <EndorsementCells policy={policy} endorsement={endorsement} notes={notesOf(endorsement)} />
            <td data-label="Document">{documentOf(endorsement)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface EndorsementCellsProps {
  readonly policy: Endorsed;
  readonly endorsement: Endorsement;
  readonly notes: ReactNode;
}

function EndorsementCells({
  policy: { line, terms },
  endorsement: { code, grade, form },
  notes,
}: EndorsementCellsProps) {
  const { effectiveFrom, effectiveTo, count, ...stated } = terms.endorsementDetails[code] ?? {};
  const type = endorsementTypeOf(line, code);
  const texts = Object.entries(endorsementDetailTexts(stated));
  return (
    <>
      <th scope="row">
        {ENDORSEMENT_NAMES[code]}
        <span className="sub">
          {[type && ENDORSEMENT_TYPE_NAMES[type], count === undefined ? null : `Count ${count}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {notes}
        {texts.length > 0 ? (
          <details>
            <summary>What the form says</summary>
            <FactList facts={texts} />
          </details>
        ) : null}
      </th>
      <td data-label="Form">{form ?? '–'}</td>
      <td data-label="Proof">{upperFirst(GRADE_WORDS[grade])}</td>
      <td data-label="Dates">
        {effectiveFrom === undefined && effectiveTo === undefined
          ? '–'
          : `${dayFormat(effectiveFrom)} to ${dayFormat(effectiveTo)}`}
      </td>
    </>
  );
}
