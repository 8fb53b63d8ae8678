import { CLAIM_AND_DEFENSE, EACH_CLAIM, INVENTED_LINE } from '@covertrail/wording/compliance/testing/invented-line';
import { AddPolicyDto } from '@covertrail/backend/features/policy/add-policy.command';
import { RequirementsDto } from '@covertrail/backend/features/template/requirements.dto';
import { inputPipe } from '@covertrail/backend/http/input.pipe';
import { filesWithLineCodes } from './lines/line-codes.js';

/** Files that may write out what a line consists of. A list in any other file would not grow with the table. */
const ALLOWED = [
  /** The table, and the limits of an umbrella by which its rows say what lifts them. */
  'libs/domain/src/compliance/line-table.ts',
  'libs/domain/src/compliance/line-row.ts',
  /** Names and icons, which the compiler asks for. */
  'libs/wording/src/compliance/line-words.ts',
  'libs/wording/src/compliance/labels.ts',
  'frontend/src/shared/policies/line-icons.ts',
  /** The word umbrella in a sum, and as a parameter of a judgement. */
  'libs/wording/src/compliance/arithmetic.ts',
  'libs/domain/src/compliance/rules/limit-judgements.ts',
  /** What a new template starts with. */
  'frontend/src/features/template/template-values.form.ts',
];
/** Each endorsement form names its line. */
const isFormIndex = (path: string): boolean => path.startsWith('libs/domain/src/compliance/forms/');

describe('every list of lines, limits and endorsements', () => {
  it('reads the table', () => expect(filesWithLineCodes().filter((path) => !isFormIndex(path))).toEqual([...ALLOWED].sort()));
});

describe('a line that is a row of the table', () => {
  const take = (metatype: typeof AddPolicyDto | typeof RequirementsDto, body: unknown) => inputPipe().transform(body, { type: 'body', metatype });
  const id = '00000000-0000-4000-8000-000000000001';
  const terms = {
    policyNumber: 'PL-7', period: { effectiveOn: '2026-01-01', expiresOn: '2027-01-01' }, carrierId: id,
    limits: { [EACH_CLAIM]: 100 }, trigger: 'claimsMade', endorsements: [], descriptionOfOperations: '',
  };
  it('is taken as input of a policy, and on the schedule of an umbrella', async () => {
    await expect(take(AddPolicyDto, { insuredCompanyId: id, line: INVENTED_LINE, terms })).resolves.toMatchObject({ line: INVENTED_LINE });
    await expect(take(AddPolicyDto, { insuredCompanyId: id, line: 'umbrella', terms: { ...terms, schedule: [INVENTED_LINE] } })).resolves.toBeDefined();
    await expect(take(AddPolicyDto, { insuredCompanyId: id, line: 'pet', terms })).rejects.toMatchObject({ code: 'HTTP.BAD_INPUT' });
  });
  it('is taken as input of a template', async () => {
    const lines = [{ line: INVENTED_LINE, limits: [{ limit: CLAIM_AND_DEFENSE, atLeast: 1, tower: false }], endorsements: [] }];
    await expect(take(RequirementsDto, { lines })).resolves.toMatchObject({ lines });
  });
});
