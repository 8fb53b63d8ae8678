import { readForm } from '@covertrail/domain/compliance/forms/read-form';
import { belongsTo } from '@covertrail/domain/compliance/forms/evaluate-form';
import {
  COVERAGE_LINES,
  ENDORSEMENTS_OF,
  type CoverageLine,
  type EndorsementCode,
} from '@covertrail/domain/insurance/coverage';
import { isExclusion } from '@covertrail/domain/insurance/forms/form-scope';
import { endorsementOf } from '@covertrail/domain/insurance/line-facts';
import { formsIn, type NamedForm } from '../terms/form-mentions.js';
import { partiesIn } from '../terms/party-mentions.js';
import { linesOf, type Scope } from './scope.js';
import { open, stated, type Statement } from './statement.js';

/** The lines whose policies carry forms with these letters, where a sentence names no line of them. */
const LINE_OF_LETTERS: Readonly<Record<string, CoverageLine>> = {
  CG: 'generalLiability',
  CA: 'automobile',
  WC: 'workersCompensation',
  CP: 'commercialProperty',
};

/** A template asks for them by the basis of the aggregate. */
const OF_AGGREGATES: readonly EndorsementCode[] = ['aggregatePerProject', 'aggregatePerLocation'];
const isOfAggregate = ({ text }: NamedForm): boolean =>
  readForm(text).rows.some(({ scopes }) => scopes.some((of) => of.startsWith('aggregate-')));

interface GivenByForm {
  readonly line: CoverageLine;
  readonly code: EndorsementCode;
}

/** The endorsements whose forms a sentence names. Of several forms for the same endorsement one is enough. */
export function formsOfEndorsements(scope: Scope): readonly Statement[] {
  const parties = partiesIn(scope.plain);
  const entity = parties.length === 1 ? (parties[0] ?? null) : null;
  const byKey = new Map<string, Statement>();
  const unknown: Statement[] = [];
  for (const form of formsIn(scope.plain)) {
    const rows = readForm(form.text).rows;
    const isOfExclusion = rows.length > 0 && rows.every(({ scopes }) => scopes.every(isExclusion));
    if (isOfExclusion) unknown.push(open('exclusion', form));
    const given = isOfExclusion ? [] : givenBy(form, scope);
    if (given.length === 0 && !isOfExclusion && !isPolicyForm(form) && !isOfAggregate(form))
      unknown.push(open('formNotKnown', form));
    for (const { line, code } of given) {
      const key = `${line} ${code}`;
      const before = byKey.get(key)?.requirement;
      const forms = before?.kind === 'endorsement' ? [...before.forms, form.text] : [form.text];
      const named = code.startsWith('additionalInsured') ? entity : null;
      const evidence = byKey.get(key)?.evidence ?? form;
      byKey.set(key, stated({ kind: 'endorsement', line, code, forms: [...new Set(forms)], entity: named }, evidence));
    }
  }
  return [...byKey.values(), ...unknown];
}

/** Forms of whole policies (CG 00 01, CA 00 01, WC 00 00 00) ask no endorsement. */
const isPolicyForm = ({ text }: NamedForm): boolean =>
  /^(?:CG|CA|WC|CU|CX)[ -]?00[ -]?\d\d(?![ -]?\d\d[ -]?\d\d)/.test(text) && !/^WC[ -]?00[ -]?0[1-9]/.test(text);

function givenBy({ text }: NamedForm, scope: Scope): readonly GivenByForm[] {
  const ofLetters = LINE_OF_LETTERS[text.slice(0, 2)];
  const named = linesOf(scope).flatMap((line) => (line === 'foreign' ? [] : [line]));
  const lines = ofLetters === undefined ? named : [ofLetters];
  return COVERAGE_LINES.filter((line) => lines.includes(line)).flatMap((line) =>
    ENDORSEMENTS_OF[line]
      .filter((code) => !OF_AGGREGATES.includes(code) && isGivenBy(text, code, line))
      .map((code) => ({ line, code })),
  );
}

/** By the rows of its edition; where none is printed, or one that is not known, by what all of its editions give. */
function isGivenBy(text: string, code: EndorsementCode, line: CoverageLine): boolean {
  const { rows, edition } = readForm(text);
  const ofEdition = rows.filter(({ editions }) => editions.some((of) => of.replace('?', '') === edition));
  const wanted = endorsementOf(line, code)?.scope;
  const among = ofEdition.length > 0 ? ofEdition : rows;
  return (
    among.length > 0 &&
    among.every((row) => wanted !== undefined && row.scopes.includes(wanted) && belongsTo(row.line, line) === 'yes')
  );
}
