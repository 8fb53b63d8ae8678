import { differencesOf, logOf } from './assessed-case.js';
import { readCases } from './read-cases.js';

const HEAD = ['Line: General liability', 'Group: Limits', 'Source: a source'];
const file = (...lines: string[]) => readCases('gl.cases.txt', [...HEAD, ...lines].join('\n'));
const onlyCase = (...lines: string[]) => file('Case: one', ...lines).groups[0]!.cases[0]!;
const GL = 'Provided GL-1: each occurrence $1,000,000';
const THEN = 'Then: pass LIMIT.MET';

describe('a file of golden cases', () => {
  it('states for all cases of a group what stands before the first', () => {
    const [group] = file(
      'Required: each occurrence $1,000,000',
      GL,
      'Case: one',
      THEN,
      '# a note',
      '',
      'Case: two',
      'Provided GL-1: general aggregate $2,000,000',
      THEN,
    ).groups;
    expect(group!.cases.map(({ title, place }) => [title, place])).toEqual([
      ['one', 'gl.cases.txt:6'],
      ['two', 'gl.cases.txt:10'],
    ]);
    expect(group!.cases.map(({ policies }) => Object.keys(policies[0]!.terms.limits))).toEqual([
      ['eachOccurrence'],
      ['eachOccurrence', 'generalAggregate'],
    ]);
  });

  it('shows what differs from what is expected, with the sentence that was found', () => {
    const wrong = onlyCase('Required: each occurrence $2,000,000', GL, THEN, 'Then overall: pass');
    expect(differencesOf(wrong)).toEqual([
      'Each occurrence: expected pass LIMIT.MET',
      'Each occurrence: found    fail LIMIT.SHORT “The each occurrence limit is short by $1,000,000: GL each occurrence $1,000,000 of $2,000,000 required.”',
      'overall: expected pass, found fail',
    ]);
  });

  it('is by what was recorded up to the known day', () => {
    const canceled = [
      'Required: a policy in force',
      GL,
      'Recorded 03/15/2026: GL-1 canceled from 02/01/2026',
      'On: 03/01/2026',
    ];
    expect(differencesOf(onlyCase(...canceled, 'Known on: 03/14/2026', 'Then: pass POLICY.IN_FORCE'))).toEqual([]);
    expect(differencesOf(onlyCase(...canceled, 'Then: pass POLICY.IN_FORCE'))).toHaveLength(2);
  });
});

describe('what a file of golden cases may not say', () => {
  it.each<[string, string[], RegExp]>([
    [
      'a statement that is none',
      ['Expect: pass'],
      /^gl\.cases\.txt:4: “Expect: pass” is no statement; expected one that begins with: Line, Group/,
    ],
    [
      'a limit of another line',
      ['Case: one', 'Required: combined single limit $1', THEN],
      /^gl\.cases\.txt:5: “combined single limit \$1”: is not understood/,
    ],
    [
      'an amount without its commas',
      ['Case: one', 'Required: each occurrence $1000000', THEN],
      /“\$1000000” is no amount; expected whole dollars/,
    ],
    [
      'a day that does not exist',
      ['Case: one', 'On: 02/30/2026', THEN],
      /^gl\.cases\.txt:5: “02\/30\/2026” is no day; expected MM\/DD\/YYYY/,
    ],
    [
      'an amount in the currency of another country',
      ['Case: one', 'Provided GL-1: in Canada; each occurrence $1,000,000', THEN],
      /^gl\.cases\.txt:5: amounts are in CA\$ here/,
    ],
    [
      'an amount of Canada that stands before its country',
      ['Case: one', 'Provided GL-1: each occurrence CA$1,000,000', THEN],
      /^gl\.cases\.txt:5: amounts are in \$ here/,
    ],
    [
      'a document of a kind that is none',
      ['Case: one', 'Required: on file: letter', THEN],
      /“letter” is no kind of document; expected one of: Certificate of insurance; ISO form/,
    ],
    [
      'a rating that is none',
      ['Case: one', 'Required: AM Best A-- VII or better', THEN],
      /“A--” is no strength; expected one of: A\+\+; A\+/,
    ],
    [
      'a line that is none',
      ['Case: one', 'Provided X-1 (General liabilty): occurrence', THEN],
      /“General liabilty” is no line of coverage; expected one of: General liability; Auto/,
    ],
    ['a case that expects nothing', ['Case: one', GL], /^gl\.cases\.txt:4: a case states what is expected/],
    ['a finding without its reason', ['Case: one', GL, 'Then: pass'], /“pass” is no finding; expected one such as/],
    ['two days', ['Case: one', 'On: 01/01/2026', 'On: 01/02/2026', THEN], /^gl\.cases\.txt:4: a case states On once/],
    ['a group without a case', [GL], /^gl\.cases\.txt:2: a group has one Source and at least one Case/],
  ])('%s', (_what, lines, message) => expect(() => file(...lines)).toThrow(message));

  it.each<[string, string[], RegExp]>([
    [
      'a policy that the rules refuse',
      ['Required: occurrence', 'Provided GL-1: occurrence', THEN],
      /^gl\.cases\.txt:4: POLICY\.NO_LIMIT/,
    ],
    [
      'requirements that the rules refuse',
      ['Required: medical expense $5,000 (umbrella may count)', GL, THEN],
      /^gl\.cases\.txt:4: TEMPLATE\.NOTHING_LIFTS_LIMIT/,
    ],
    [
      'something recorded of a policy that is not there',
      ['Required: occurrence', GL, 'Recorded 02/01/2026: GL-9 shared', THEN],
      /^gl\.cases\.txt:7: “GL-9 shared”: no policy GL-9 is provided/,
    ],
    [
      'a document that was not uploaded',
      ['Required: occurrence', GL, 'Recorded 02/01/2026: “W-9.pdf” of GL-1 withdrawn', THEN],
      /no document “W-9\.pdf” is on file for GL-1/,
    ],
    [
      'a form that gives what no form gives',
      ['Required: occurrence', GL, 'Recorded 02/01/2026: from 02/01/2026 form AX 1 gives peace', THEN],
      /“peace” is no scope of a form; expected one of: additional insured for ongoing/,
    ],
    [
      'an entry that is not there',
      ['Required: occurrence', GL, 'Recorded 02/01/2026: from 02/01/2026 the entry about form AX 1 is withdrawn', THEN],
      /the requester has no entry about AX 1/,
    ],
    [
      'something recorded that is not understood',
      ['Required: occurrence', GL, 'Recorded 02/01/2026: GL-1 lost', THEN],
      /“GL-1 lost”: is not understood; expected something like: GL-1 canceled from/,
    ],
  ])('%s', (_what, lines, message) => expect(() => logOf(onlyCase(...lines))).toThrow(message));

  it('one finding without a name where there are several', () =>
    expect(() => differencesOf(onlyCase('Required: each occurrence $1,000,000; occurrence', GL, THEN))).toThrow(
      /the case has several findings; expected Then \(Each occurrence\)/,
    ));
  it('a finding that is not required', () =>
    expect(() =>
      differencesOf(onlyCase('Required: occurrence', GL, 'Then (general aggregate): pass LIMIT.MET')),
    ).toThrow(/“general aggregate” is required of general liability by no finding/));
});
