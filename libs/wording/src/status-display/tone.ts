import type { Screen } from './screens.js';

/** Colors of statuses [C14]; how they look is the theme's. Never shown without the label. */
const TONES = ['green', 'amber', 'salmon', 'darkRed', 'red', 'blue', 'grey'] as const;
export type Tone = (typeof TONES)[number];

const LABELS_OF: Readonly<Partial<Record<Tone, readonly string[]>>> = {
  green: ['Active', 'Verified', 'Reviewed', 'Compliant', 'Accepted', 'Approved', 'Processed', 'Responded'],
  amber: [
    'Pending',
    'Pending Approval',
    'Pending Activation',
    'Pending Cancellation',
    'Agent Approval Pending',
    'Insured Approval Pending',
    'Awaiting Enrollment Fees',
    'Requested',
    'Action Required',
    'Processing',
    'In Process',
    'In Progress',
    'In Review',
    'Requires Review',
    'Compliant by Exception',
    'Expiring',
    'Not Yet In Force',
  ],
  salmon: ['Declined', 'Rejected', 'Inactive', 'Upgrade', 'Invited'],
  darkRed: ['Canceled', 'Expired', 'Compliance', 'Non-Compliant'],
  red: ['Compliance Issue'],
};

const TONE_OF: ReadonlyMap<string, Tone> = new Map(
  TONES.flatMap((tone) => (LABELS_OF[tone] ?? []).map((label) => [label, tone] as const)),
);

/** The color follows the word that is shown, not the status behind it; grey where no rule names one [C14]. */
export function toneOf(screen: Screen, label: string): Tone {
  if (screen === 'companyAdmin' && label === 'Invited') return 'blue';
  if ((screen === 'remarks' || screen === 'documents') && label === 'Non-Compliant') return 'red';
  return TONE_OF.get(label) ?? 'grey';
}
