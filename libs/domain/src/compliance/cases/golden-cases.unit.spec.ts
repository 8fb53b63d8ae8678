import { COVERAGE_LINES } from '../../insurance/coverage.js';
import { caseFiles } from '../testing/cases/case-files.js';
import { differencesOf } from '../testing/cases/assessed-case.js';

const FILES = caseFiles();
const CASES = FILES.flatMap(({ groups }) => groups.flatMap(({ cases }) => cases));

describe.each(FILES)('[H01] golden cases of $line', ({ groups }) => {
  describe.each(groups)('$title', ({ cases }) => {
    it.each(cases)('$title ($place)', (golden) => expect(differencesOf(golden)).toEqual([]));
  });
});

describe('the golden cases', () => {
  it('are at least 250, with some of every line', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(250);
    const few = COVERAGE_LINES.filter((line) => CASES.filter((golden) => golden.line === line).length < 3);
    expect(few).toEqual([]);
  });

  it('have a title each that no other case of its group has', () => {
    const twice = FILES.flatMap(({ groups }) =>
      groups.flatMap(({ title, cases }) =>
        cases.map((golden) => `${title}: ${golden.title}`).filter((name, index, all) => all.indexOf(name) !== index),
      ),
    );
    expect(twice).toEqual([]);
  });
});
