import type { Sheet } from './sheet.js';

/** Description, holder, signature and the line at the foot, from where the table ends. */
export function drawLowerPart(sheet: Sheet, top: number): void {
  const { edition } = sheet.style;
  const attached =
    edition === '2010/05'
      ? '(Attach ACORD 101, Additional Remarks Schedule, if more space is required)'
      : '(ACORD 101, Additional Remarks Schedule, may be attached if more space is required)';
  sheet.label(`DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES ${attached}`, 22, top - 7);
  sheet.fill('description', 26, top - 20, 560, 6);
  sheet.rule(18, 144, 594, 144);
  sheet.label('CERTIFICATE HOLDER', 22, 134, 8.4);
  sheet.party('holder', 28, 112);
  sheet.label('CANCELLATION', 310, 134, 8.4);
  sheet.label('If a policy above ends before its term, notice follows as that policy provides.', 316, 110, 6.8);
  sheet.label('AUTHORIZED REPRESENTATIVE', 310, 76);
  sheet.fill('representative', 330, 58, 180);
  sheet.rule(307, 144, 307, 50);
  sheet.label('Drawn by our own test program', 361, 40, 8);
  sheet.label(`ACORD 25 (${edition})`, 22, 27, 8.4);
}
