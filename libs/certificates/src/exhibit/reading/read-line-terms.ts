import type { TextSpan } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { hasTrigger } from '@covertrail/domain/insurance/line-facts';
import { mayApplyPer } from '@covertrail/domain/insurance/lines/line-coverage';
import { formsIn } from '../terms/form-mentions.js';
import { linesOf, type Scope } from './scope.js';
import { dayIn } from '../text/days.js';
import { ofAll, open, stated, type Statement } from './statement.js';

export const found = (pattern: RegExp, plain: string): TextSpan | null => {
  const match = pattern.exec(plain);
  return match === null ? null : { from: match.index, to: match.index + match[0].length };
};
/** The lines of the product that a sentence is about. */
export const productLines = (scope: Scope): readonly CoverageLine[] =>
  linesOf(scope).flatMap((line) => (line === 'foreign' ? [] : [line]));

const STATUTORY =
  /\bstatutory\b(?:\s+(?:limits?|benefits|coverage|amounts?|requirements?))*|\bas\s+required\s+by\s+(?:applicable\s+)?(?:state\s+)?(?:law|statute)s?\b|\bper\s+statute\b/i;

/** Statutory limits of workers' compensation. */
export function readStatutory(scope: Scope): readonly Statement[] {
  const at = found(STATUTORY, scope.plain);
  return at !== null && productLines(scope).includes('workersCompensation')
    ? [stated({ kind: 'perStatute', line: 'workersCompensation' }, at)]
    : [];
}

const PER =
  /\b(?:per|each|every)[\s-]+(project|job|location|jobsite|site)\b|\b(?:separately|apply)\b[^.;]{0,40}\b(?:to|per|each|this)\b[^.;]{0,20}\b(project|job|location|site)\b/i;
const BASES: Readonly<Record<string, 'perProject' | 'perLocation'>> = {
  project: 'perProject',
  job: 'perProject',
  jobsite: 'perProject',
  site: 'perLocation',
  location: 'perLocation',
};

/** What the general aggregate applies per, with the form that a sentence names for it. */
export function readAggregateBasis(scope: Scope): readonly Statement[] {
  const { plain } = scope;
  const match = PER.exec(plain);
  const forms = formsIn(plain).filter(({ text }) => /^CG ?25 ?0[34]/.test(text));
  const [form] = forms;
  if (!/\baggregate\b/i.test(plain) || (match === null && form === undefined)) return [];
  const word = match?.[1] ?? match?.[2] ?? (/^CG ?25 ?03/.test(form?.text ?? '') ? 'project' : 'location');
  const basis = BASES[word.toLowerCase()];
  const at = form ?? { from: match?.index ?? 0, to: (match?.index ?? 0) + (match?.[0].length ?? 0) };
  const isGeneral = form !== undefined || /\bgeneral\s+aggregate\b/i.test(plain);
  const lines = productLines(scope).length > 0 || !isGeneral ? productLines(scope) : (['generalLiability'] as const);
  return lines.flatMap((line) =>
    basis !== undefined && mayApplyPer(line, basis)
      ? [stated({ kind: 'aggregate', line, basis, forms: forms.map(({ text }) => text) }, { from: at.from, to: at.to })]
      : [],
  );
}

const CLAIMS_MADE = /\bclaims?[\s-]+made\b/i;
const NOT_ACCEPTED =
  /\bclaims?[\s-]+made\b[^.;]{0,60}\b(?:not|un)\s?-?(?:be\s+)?(?:accept|permit|allow)|\b(?:no|not)\b[^.;]{0,30}\bclaims?[\s-]+made\b/i;
const OCCURRENCE =
  /\boccurrence[\s-]+(?:basis|form|based|policy|coverage|policies)\b|\b(?:on\s+an?|an)\s+"?occurrence"?(?:\s+(?:basis|form))?\b(?!\s*limit)/i;

/** Whether a policy must be written on occurrence, or claims-made with a retroactive date. */
export function readTrigger(scope: Scope): readonly Statement[] {
  const { plain } = scope;
  const claims = found(CLAIMS_MADE, plain);
  const lines = productLines(scope).filter(hasTrigger);
  const refused = found(NOT_ACCEPTED, plain);
  const occurrence = found(OCCURRENCE, plain) ?? refused;
  if (claims !== null && refused === null) return ofClaimsMade(plain, claims, lines);
  if (occurrence === null) return [];
  if (lines.length > 0)
    return lines.map((line) => stated({ kind: 'trigger', line, trigger: { kind: 'occurrence' } }, occurrence));
  return scope.isOfAll ? [ofAll({ kind: 'trigger' }, occurrence)] : [open('lineNotNamed', occurrence)];
}

function ofClaimsMade(plain: string, at: TextSpan, lines: readonly CoverageLine[]): readonly Statement[] {
  const day = /\bretro(?:active)?\b/i.test(plain) ? dayIn(plain) : null;
  if (day === null) return [open('claimsMade', at)];
  if (lines.length === 0) return [open('lineNotNamed', day)];
  return lines.map((line) =>
    stated({ kind: 'trigger', line, trigger: { kind: 'claimsMade', retroactiveBy: day.day } }, day),
  );
}
