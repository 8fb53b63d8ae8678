import { filesWithLineCodes } from './lines/line-codes.js';

/** Files that may write out what a line consists of. A list in any other file would not grow with the table. */
const ALLOWED = [
  /** The rows of the table by family, and the limits of an umbrella by which its rows say what lifts them. */
  'libs/domain/src/insurance/line-row.ts',
  ...[
    'automobile',
    'claims-made-lines',
    'crime',
    'general-liability',
    'inland-marine',
    'property',
    'trade-liability',
    'umbrella',
    'workers-compensation',
  ].map((family) => `libs/domain/src/insurance/lines/${family}.ts`),
  /** The endorsement that policies of every line may have. */
  'libs/domain/src/insurance/lines/line-rows.ts',
  /** Names and icons, which the compiler asks for. */
  'libs/wording/src/insurance/line-words.ts',
  'libs/wording/src/insurance/casualty-words.ts',
  'libs/wording/src/insurance/first-party-words.ts',
  'libs/wording/src/insurance/labels.ts',
  'libs/wording/src/insurance/endorsement-words.ts',
  'frontend/src/shared/policies/line-icons.ts',
  /** The one limit of which a policy may say what it applies to. */
  'libs/wording/src/insurance/limit-per.ts',
  /** The word umbrella in a sum, and as a parameter of an evaluation, a reason or a finding. */
  'backend/src/mail/quoted-steps.ts',
  'libs/wording/src/compliance/arithmetic.ts',
  'libs/domain/src/compliance/reasons.ts',
  'libs/domain/src/compliance/rules/limit-evaluations.ts',
  /** The types of limit of a location, some of which a property policy states as well. */
  'libs/domain/src/fields/property-limit.ts',
  'libs/wording/src/location/location.labels.ts',
  /** Endorsements that an insured asks its agent for, and their words; some are called as interests and endorsements of lines are. */
  'libs/domain/src/insurance/terms/requested-endorsements.ts',
  'libs/wording/src/share/share-words.ts',
  /** On which storey of a tower an umbrella and an excess policy stand, by what their schedules name. */
  'libs/domain/src/compliance/rules/layers-over.ts',
  /** Pairs of limits of one line, of which the first cannot be the larger. */
  'libs/domain/src/compliance/rules/limits-at-odds.ts',
  /** What stands above an umbrella is never on the schedule of a new one. */
  'libs/domain/src/cure-plan/cure-purchase.rules.ts',
  /** The one line that is bought to stand above others, and the word for it. */
  'libs/domain/src/cure-plan/layer-candidates.rules.ts',
  'libs/wording/src/cure-plan/cure-steps.words.ts',
  /** The reference of a finding to a policy above it. */
  'libs/domain/src/exception/exception-pin.ts',
  /** Types of endorsements: some have the name of the one endorsement that is of that type. */
  'libs/domain/src/compliance/endorsements/endorsement-conditions.ts',
  ...['endorsement-types', 'statement-table'].map((file) => `libs/domain/src/insurance/endorsements/${file}.ts`),
  /** What a new template starts with, and the typical requirements of each kind of supplier. */
  'frontend/src/features/template/template-values.form.ts',
  /** The line for which the first section of a new policy is drawn until a line is chosen. */
  'frontend/src/features/policy/components/policy-form.tsx',
  'libs/domain/src/compliance/starting-templates.ts',
  /** Words of the glossary, some of which are called as a line or a limit is. */
  'frontend/src/pages/help/policy.help.ts',
  /** The boxes of a certificate form, and the limits that they stand for. */
  'libs/domain/src/insurance/certificate/field-keys.ts',
  'libs/domain/src/insurance/extraction/read-fields.ts',
  /** The words by which a description of a certificate asserts an endorsement. */
  'libs/wording/src/issued-certificate/asserted-endorsements.words.ts',
  /** What a certificate prints of some lines alone, each with its label. */
  'libs/wording/src/issued-certificate/printed-facts.words.ts',
  /** The lines of which exports of agency systems are read. */
  'backend/src/features/policy/agency-import/agency-columns.rules.ts',
];
/** Each endorsement form names its line. */
const isFormIndex = (path: string): boolean => path.startsWith('libs/domain/src/insurance/forms/');

describe('every list of lines, limits and endorsements', () => {
  it('reads the table', () =>
    expect(filesWithLineCodes().filter((path) => !isFormIndex(path))).toEqual([...ALLOWED].sort()));
});
