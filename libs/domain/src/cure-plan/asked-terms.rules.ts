import type { CoverageLine, EndorsementCode } from '../insurance/coverage.js';
import { isLimitCode } from '../compliance/coverage-codes.js';
import type { CompiledRule } from '../compliance/compiled.js';
import { areNamedFor } from '../compliance/named-params.js';
import type { Finding } from '../compliance/finding.js';
import { formsGiving } from '../compliance/forms/forms-giving.js';
import { FORMS } from '../insurance/forms/form-index.js';
import { documentCodeOf } from '../compliance/further/documents.js';
import { FURTHER_FIELDS } from '../compliance/further/further-kinds.js';
import type {
  AggregateRequirement,
  FurtherField,
  FurtherRequirements,
  LimitTermRequirement,
} from '../compliance/further-requirements.js';
import { usualForm } from '../insurance/line-facts.js';
import type { Requirements } from '../compliance/requirements.js';
import { withUnderlying } from '../compliance/usual-underlying.js';
import { addDays, isCalendarDate, LAST_DAY, type CalendarDate } from '../kernel/dates.js';
import { keysOf } from '../kernel/record-of.js';
import type { TermChange } from './cure-plan.contract.js';

/** Changes each of which alone would meet a further requirement, by its rule. */
type AskedTerms = ReadonlyMap<string, readonly TermChange[]>;

/** The changes each of which alone would meet the requirement that a finding is about; none where it is no term of the policy. */
export function changesFor(
  finding: Finding,
  rule: CompiledRule,
  required: AskedTerms,
  day: CalendarDate,
): readonly TermChange[] {
  const named = changeNamedBy(finding);
  if (named !== null) return [named];
  switch (rule.kind) {
    case 'limit':
      return limitChanges(finding, rule.atLeast);
    case 'endorsement':
      return [{ term: 'endorsement', code: rule.code, form: bestForm(finding.line, rule.code) }];
    case 'trigger':
      return rule.retroactiveBy === null ? [] : [{ term: 'retroactiveOn', on: rule.retroactiveBy }];
    case 'further':
      return (required.get(rule.rule) ?? required.get(rule.rule.replace(/\.\d+$/, '')) ?? []).map((change) =>
        change.term === 'document' ? { ...change, on: day } : change,
      );
    case 'rating':
      return [];
  }
}

/** The change that a fix asks for, whatever is required; null where it follows from the requirement. */
function changeNamedBy(finding: Finding): TermChange | null {
  const { fix } = finding;
  switch (fix?.code) {
    case 'FIX.REMOVE_EXCLUSION':
    case 'FIX.REMOVE_EXCLUSIONS':
      return { term: 'withoutExclusions', forms: excludingForms(finding) };
    case 'FIX.GIVE_TRIGGER':
      return { term: 'trigger', trigger: 'occurrence' };
    case 'FIX.LOWER_ATTACHMENT':
      return areNamedFor(fix.params, fix.code)
        ? { term: 'values', values: { attachmentPoint: fix.params.towerEnds } }
        : null;
    case 'FIX.EXTEND_TERM':
      return periodNamedBy(finding);
    case 'FIX.ADD_STOP_GAP':
      return { term: 'coverage', coverage: { type: 'stopGap', subCoverages: [] } };
    default:
      return null;
  }
}

function periodNamedBy({ params: { firstDay, lastDay } }: Finding): TermChange | null {
  return isCalendarDate(firstDay) && isCalendarDate(lastDay)
    ? { term: 'period', from: firstDay, until: addDays(lastDay, 1) }
    : null;
}

function limitChanges({ fix, params: { limit } }: Finding, atLeast: number): readonly TermChange[] {
  if (!isLimitCode(limit)) return [];
  if (fix?.code === 'FIX.GIVE_LIMIT') return [{ term: 'limit', limit, to: atLeast }];
  return fix?.code === 'FIX.COMBINED_LIMIT' ? [{ term: 'combinedLimit', limit, to: atLeast }] : [];
}

/** The forms that a finding names as excluding cover. */
const excludingForms = ({ params: { form = '', forms = form === '' ? [] : [form] } }: Finding): readonly string[] =>
  forms;

/** The newest edition of the usual form that proves the endorsement, else the last one of the index; null where none is known. */
function bestForm(line: CoverageLine, code: EndorsementCode): string | null {
  const forms = formsGiving(line, code).map(({ text }) => text);
  const usual = usualForm(line, code);
  return (usual === null ? undefined : forms.findLast((form) => form.startsWith(usual))) ?? forms.at(-1) ?? null;
}

const remembered = new WeakMap<Requirements, AskedTerms>();

/** What each line of a template requires further, by the names of the rules. */
export function askedTerms(requirements: Requirements): AskedTerms {
  const required = remembered.get(requirements) ?? termsByRule(requirements);
  remembered.set(requirements, required);
  return required;
}

function termsByRule({ lines }: Requirements): AskedTerms {
  const required = new Map<string, TermChange[]>();
  for (const { line, ...further } of lines.map((line) => withUnderlying(line, lines))) {
    for (const [rule, changes] of FURTHER_FIELDS.flatMap((field) => CHANGES_FOR[field](further, line))) {
      required.set(`${line}.${rule}`, [...(required.get(`${line}.${rule}`) ?? []), ...changes]);
    }
  }
  return required;
}

type Entry = readonly [rule: string, changes: readonly TermChange[]];
type Asked<Field extends FurtherField> = NonNullable<FurtherRequirements[Field]>;
type EntriesOf = (further: FurtherRequirements, line: CoverageLine) => readonly Entry[];

const of =
  <Field extends FurtherField>(
    field: Field,
    entries: (required: Asked<Field>, line: CoverageLine) => readonly Entry[],
  ): EntriesOf =>
  (further, line) => {
    const required = further[field];
    return required === undefined ? [] : entries(required, line);
  };

/** What has to change follows from what the finding names: `changeNamedBy`. */
const namedByFinding: EntriesOf = () => [];

/** Everything further that a template can ask of a line: the changes that meet it. */
const CHANGES_FOR: Readonly<Record<FurtherField, EntriesOf>> = {
  coverages: of('coverages', coverageEntries),
  symbols: of('symbols', (required) => [['symbols', symbolChanges(required)]]),
  aggregate: of('aggregate', (required, line) => [['aggregate', [aggregateChange(required, line)]]]),
  endorsementConditions: of('endorsementConditions', (required) =>
    required.flatMap(({ code, conditions }) =>
      keysOf(conditions).map((key): Entry => [
        `condition.${code}:${key}`,
        [{ term: 'conditions', code, conditions: { [key]: conditions[key] } }],
      ]),
    ),
  ),
  limitTerms: of('limitTerms', (required) => required.flatMap(limitEntries)),
  values: of('values', (required) =>
    keysOf(required).map((code): Entry => [`value.${code}`, [{ term: 'values', values: { [code]: required[code] } }]]),
  ),
  proprietors: of('proprietors', () => [['proprietors', [{ term: 'proprietorsIncluded' }]]]),
  remarks: of('remarks', (required) =>
    required.map((remark, place): Entry => [`remark.${place + 1}`, [{ term: 'remark', remark }]]),
  ),
  documents: of('documents', (required) =>
    required.map((document): Entry => [
      `document.${documentCodeOf(document)}`,
      [{ term: 'document', document, on: LAST_DAY }],
    ]),
  ),
  certificateHolder: of('certificateHolder', (holder) => [['holder', [{ term: 'certificateHolder', holder }]]]),
  underlying: of('underlying', (lines) =>
    lines.map((line): Entry => [`underlying.${line}`, [{ term: 'schedule', line }]]),
  ),
  cancellationNotice: of('cancellationNotice', (notice) => [['notice', [{ term: 'cancellationNotice', notice }]]]),
  exclusions: of('exclusions', () => [['exclusions', [{ term: 'withoutExclusions', forms: [] }]]]),
  stateFund: namedByFinding,
  tailUntil: namedByFinding,
  wholeProject: namedByFinding,
};

function coverageEntries({ mode, types }: Asked<'coverages'>): readonly Entry[] {
  const provided = types.map((coverage): TermChange => ({ term: 'coverage', coverage }));
  return mode === 'anyOne'
    ? [['coverage.anyOne', provided]]
    : types.map(({ type }, place) => [`coverage.${type}`, provided.slice(place, place + 1)]);
}

const symbolChanges = ({ mode, symbols }: NonNullable<FurtherRequirements['symbols']>): readonly TermChange[] =>
  (mode === 'all' ? [symbols] : symbols.map((symbol) => [symbol])).map((accepted) => ({
    term: 'symbols',
    symbols: accepted,
  }));

/** The form that proves what the aggregate applies per: CG 25 03, CG 25 04. */
function aggregateChange({ basis, grade }: AggregateRequirement, line: CoverageLine): TermChange {
  const scope = basis === 'perProject' ? 'aggregate-project' : 'aggregate-location';
  const row =
    grade === 'seen' && basis !== 'perPolicy'
      ? FORMS.find((form) => form.line === line && form.scopes.includes(scope))
      : undefined;
  return { term: 'aggregate', basis, form: row === undefined ? null : [row.number, row.editions.at(-1)].join(' ') };
}

function limitEntries({ limit, deductible, coinsurance, valuation }: LimitTermRequirement): readonly Entry[] {
  return [
    ...(deductible
      ? [
          [
            `deductible.${limit}`,
            [{ term: 'deductible', limit, atMost: deductible.atMost, unit: deductible.unit }],
          ] as const,
        ]
      : []),
    ...(coinsurance === undefined
      ? []
      : [[`coinsurance.${limit}`, [{ term: 'coinsurance', limit, coinsurance }]] as const]),
    ...(valuation ? [[`valuation.${limit}`, [{ term: 'valuation', limit, valuation }]] as const] : []),
  ];
}
