import type { FindingText } from '@covertrail/contracts/history/history.replies';
import { finding } from '../../assessment/testing/findings-samples.js';
import { endorsementFindings } from './endorsement-findings.view.js';

const about = (rule: string): FindingText => finding({ rule: `generalLiability.${rule}` });

it('[C08] puts the findings about endorsements to their endorsements', () => {
  const there = about('endorsement.waiverOfSubrogation');
  const dates = about('condition.waiverOfSubrogation:effectiveDatesRequired');
  const absent = about('endorsement.primaryNoncontributory');
  const { byCode, notStated } = endorsementFindings(
    [about('inForce'), there, dates, absent, about('limit.eachOccurrence')],
    ['waiverOfSubrogation', 'lossPayee'],
  );
  expect(byCode.get('waiverOfSubrogation')).toEqual([there, dates]);
  expect(byCode.get('lossPayee')).toEqual([]);
  expect(notStated).toEqual([absent]);
});
