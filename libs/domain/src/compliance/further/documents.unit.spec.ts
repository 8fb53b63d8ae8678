import type { DocumentOnFile } from '../../insurance/coverage.js';
import type { DocumentRequirement } from '../further-requirements.js';
import { asking, assessing } from '../testing/sample-requirements.js';
import { policy } from '../testing/sample-policies.js';
import { unfitField } from './compile-further.js';
import { evaluated } from './testing/evaluated.js';

const W9: DocumentOnFile = {
  documentId: 'w9',
  kind: 'additional',
  endorsement: null,
  name: 'W-9 2026.pdf',
  uploadedOn: '2026-03-01',
};
const WAIVER: DocumentOnFile = {
  ...W9,
  documentId: 'waiver',
  kind: 'endorsement',
  endorsement: 'waiverOfSubrogation',
  name: 'CG 24 04.pdf',
};

const reads = (rule: string, required: DocumentRequirement, ...documents: DocumentOnFile[]) => {
  const { outcome, reason, params } = evaluated('generalLiability', { documents: [required] }, `document.${rule}`, {
    further: { documents },
  });
  return [`${outcome} ${reason}`, params.document, params.uploadedOn];
};

describe('a required document [H01] [F04]', () => {
  it.each<[string, string, DocumentRequirement, readonly DocumentOnFile[], string]>([
    ['of the kind', 'additional', { kind: 'additional' }, [W9], 'pass DOCUMENT.ON_FILE'],
    ['of another kind', 'policy', { kind: 'policy' }, [W9], 'fail DOCUMENT.MISSING'],
    ['nothing', 'certificate', { kind: 'certificate' }, [], 'fail DOCUMENT.MISSING'],
    ['the name and a year', 'additional:w-9', { kind: 'additional', named: 'W-9' }, [W9], 'pass DOCUMENT.ON_FILE'],
    [
      'the name in other letters',
      'additional:w-9-signed',
      { kind: 'additional', named: 'w 9 SIGNED' },
      [{ ...W9, name: 'W-9 (signed).pdf' }],
      'pass DOCUMENT.ON_FILE',
    ],
    [
      'the year that is asked',
      'additional:roster-2026',
      { kind: 'additional', named: 'Roster 2026' },
      [{ ...W9, name: 'Roster 2026.pdf' }],
      'pass DOCUMENT.ON_FILE',
    ],
    [
      'another year than the one that is asked',
      'additional:roster-2025',
      { kind: 'additional', named: 'Roster 2025' },
      [{ ...W9, name: 'Roster 2026.pdf' }],
      'review DOCUMENT.OTHER_NAME',
    ],
    [
      'the name among other words',
      'additional:w-9',
      { kind: 'additional', named: 'W-9' },
      [{ ...W9, name: 'not W-9 but W-8.pdf' }],
      'review DOCUMENT.OTHER_NAME',
    ],
    [
      'a part of a word',
      'additional:w-9',
      { kind: 'additional', named: 'W-9' },
      [{ ...W9, name: 'raw-99.pdf' }],
      'review DOCUMENT.OTHER_NAME',
    ],
    [
      'the form of the endorsement',
      'endorsement:waiverOfSubrogation',
      { kind: 'endorsement', endorsement: 'waiverOfSubrogation' },
      [WAIVER],
      'pass DOCUMENT.ON_FILE',
    ],
    [
      'the form of another endorsement',
      'endorsement:primaryNoncontributory',
      { kind: 'endorsement', endorsement: 'primaryNoncontributory' },
      [WAIVER],
      'fail DOCUMENT.MISSING',
    ],
    ['as old as it may be', 'additional', { kind: 'additional', withinDays: 92 }, [W9], 'pass DOCUMENT.ON_FILE'],
    ['a day too old', 'additional', { kind: 'additional', withinDays: 91 }, [W9], 'fail DOCUMENT.TOO_OLD'],
  ])('given %s', (_given, rule, required, onFile, expected) =>
    expect(reads(rule, required, ...onFile)[0]).toBe(expected),
  );

  it('is the newest of several', () => {
    const newer = { ...W9, documentId: 'newer', name: 'W-9 2026.pdf', uploadedOn: '2026-05-30' };
    for (const both of [
      [W9, newer],
      [newer, W9],
    ]) {
      expect(reads('additional:w-9', { kind: 'additional', named: 'W-9', withinDays: 30 }, ...both)).toEqual([
        'pass DOCUMENT.ON_FILE',
        'W-9 2026.pdf',
        '2026-05-30',
      ]);
    }
  });

  it('is on file until the day on which it is too old', () => {
    const until = (withinDays: number, day?: string) =>
      assessing(
        asking('generalLiability', { documents: [{ kind: 'additional', withinDays }] }),
        [policy('generalLiability', { further: { documents: [W9] } })],
        day,
      ).holdsUntil;
    expect(until(92)).toBe('2026-06-02');
    expect(until(91)).toBe('2027-01-01');
  });

  it.each<[string, DocumentRequirement[]]>([
    ['no document', []],
    ['an endorsement of another kind of document', [{ kind: 'policy', endorsement: 'waiverOfSubrogation' }]],
    ['an endorsement of another line', [{ kind: 'endorsement', endorsement: 'lossPayee' }]],
    ['a name without letters', [{ kind: 'additional', named: '–' }]],
    ['days out of range', [{ kind: 'additional', withinDays: 0 }]],
    [
      'the same twice',
      [
        { kind: 'additional', named: 'W-9' },
        { kind: 'additional', named: 'w 9', withinDays: 30 },
      ],
    ],
  ])('is not required of %s', (_what, documents) =>
    expect(unfitField('generalLiability', { documents })).toBe('documents'),
  );
});
