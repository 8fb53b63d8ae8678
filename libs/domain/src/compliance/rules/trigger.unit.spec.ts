import { compile } from '../compile.js';
import type { TriggerRequirement } from '../requirements.js';
import {
  availableText,
  fixText,
  requiredText,
  requirementTitle,
  sentenceOf,
} from '@covertrail/wording/compliance/sentence';
import { policy, type Said } from '../testing/sample-policies.js';
import { asking, assessing, findingOf } from '../testing/sample-requirements.js';

const OCCURRENCE: TriggerRequirement = { kind: 'occurrence' };
const CLAIMS_MADE: TriggerRequirement = { kind: 'claimsMade', retroactiveBy: '2024-01-01' };
const finding = (trigger: TriggerRequirement, said: Said) =>
  findingOf(
    assessing(asking('generalLiability', { trigger }), [policy('generalLiability', { number: 'GL-9', ...said })]),
    'generalLiability.trigger',
  );

describe('a required trigger', () => {
  it.each<[TriggerRequirement, Said, string, string]>([
    [OCCURRENCE, { trigger: 'occurrence' }, 'pass', 'TRIGGER.OCCURRENCE'],
    [OCCURRENCE, { trigger: 'claimsMade', retroactiveOn: '2000-01-01' }, 'fail', 'TRIGGER.CLAIMS_MADE'],
    [OCCURRENCE, { trigger: null }, 'unknown', 'TRIGGER.NOT_GIVEN'],
    [CLAIMS_MADE, { trigger: 'occurrence' }, 'pass', 'TRIGGER.OCCURRENCE'],
    [CLAIMS_MADE, { trigger: 'claimsMade', retroactiveOn: '2024-01-01' }, 'pass', 'TRIGGER.RETROACTIVE_MET'],
    [CLAIMS_MADE, { trigger: 'claimsMade', retroactiveOn: '2024-01-02' }, 'fail', 'TRIGGER.RETROACTIVE_LATE'],
    [CLAIMS_MADE, { trigger: 'claimsMade', retroactiveOn: null }, 'review', 'TRIGGER.RETROACTIVE_NOT_GIVEN'],
    [CLAIMS_MADE, { trigger: null }, 'unknown', 'TRIGGER.NOT_GIVEN'],
  ])('%j of a policy that says %j: %s, %s', (trigger, said, outcome, reason) =>
    expect(finding(trigger, said)).toMatchObject({ outcome, reason }),
  );

  it('reads in words', () => {
    const late = finding(CLAIMS_MADE, { trigger: 'claimsMade', retroactiveOn: '2025-07-01' });
    expect([requirementTitle(late), requiredText(late), availableText(late), sentenceOf(late), fixText(late)]).toEqual([
      'Coverage trigger',
      'Claims-made from 01/01/2024 or earlier, or occurrence',
      'Claims-made from 07/01/2025',
      'GL-9 is claims-made and covers nothing before 07/01/2025; cover from 01/01/2024 is required.',
      'Move the retroactive date of GL-9 to 01/01/2024 or earlier, or share an occurrence policy.',
    ]);
  });

  it('is not required of a line whose certificate does not show it', () =>
    expect(compile(asking('automobile', { trigger: OCCURRENCE })).lines[0]?.rules).toEqual([]));

  it('fails for the same reason as a line without a policy', () => {
    const ended = finding(CLAIMS_MADE, { to: '2026-03-01' });
    expect([ended.reason, requiredText(ended)]).toEqual([
      'POLICY.ENDED',
      'Claims-made from 01/01/2024 or earlier, or occurrence',
    ]);
  });
});
