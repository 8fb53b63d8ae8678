import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { Area, Pen } from '../../pdf/pen.js';
import { fittedText } from '../../text/fitted-text.js';
import { drawValue } from '../cells.js';
import { coverageRemarks } from '../remarks/policy-remarks.js';
import type { Remark } from '../sheet.js';

const SMALLEST = 5;

/** What a policy provides besides, in the free lines of its row; where it does not fit it stands among the remarks, and the row says so. */
export function furtherCoverages(
  pen: Pen,
  policy: CertifiedPolicy | undefined,
  wordsOf: (policy: CertifiedPolicy) => readonly string[],
  area: Area,
): readonly Remark[] {
  const words = policy ? wordsOf(policy) : [];
  if (!policy || words.length === 0) return [];
  const text = words.join('; ');
  const room = { width: area.right - area.left - 6, height: area.top - area.bottom, size: 6.8, least: SMALLEST };
  const fits = fittedText(pen, text, room).rest === '';
  const shown = fits ? text : 'Further coverages: see additional remarks';
  pen.part('P', () => drawValue(pen, shown, area, { size: 6.8, least: SMALLEST, from: 'middle' }));
  return fits ? [] : coverageRemarks(policy, words);
}
