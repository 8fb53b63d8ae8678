import type { LimitCode } from './coverage.js';
import { kindsProblem } from './split-limits.js';

const CSL: LimitCode = 'combinedSingleLimit';
const PARTS: readonly LimitCode[] = ['bodilyInjuryPerPerson', 'bodilyInjuryPerAccident', 'propertyDamage'];
const problem = (acceptEither: boolean, ...set: readonly LimitCode[]) =>
  kindsProblem('automobile', (limit) => set.includes(limit), acceptEither);

describe('a combined single limit and split limits [C04]', () => {
  it('exclude each other where either is not accepted', () => {
    expect(problem(false, CSL)).toBeNull();
    expect(problem(false, ...PARTS)).toBeNull();
    expect(problem(false)).toBeNull();
    for (const part of PARTS) expect(problem(false, CSL, part)).toBe('bothKinds');
  });

  it('stand for each other where either is accepted: one of both must be there', () => {
    expect(problem(true)).toBe('noneOfEither');
    expect(problem(true, CSL)).toBeNull();
    for (const part of PARTS) expect(problem(true, part)).toBeNull();
  });

  it('are never there at once, also where either is accepted', () => {
    for (const part of PARTS) expect(problem(true, CSL, part)).toBe('bothKinds');
  });

  it('are of lines that have both', () => expect(kindsProblem('generalLiability', () => false, true)).toBeNull());
});
