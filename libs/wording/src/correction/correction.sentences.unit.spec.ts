import { FEATURE_OF, VERDICT_EVENTS } from '@covertrail/domain/catalogue/event-catalogue';
import type {
  CorrectedFinding,
  CorrectedSpan,
  VerdictsCorrected,
} from '@covertrail/domain/correction/correction.contract';
import { recorded } from '@covertrail/domain/kernel/testing/given';
import { sampleNames } from '../catalogue/testing/sample-names.js';
import { correctedFindingWord, correctedSpansText, wasWord } from './correction-words.js';
import { correctionSentences } from './correction.sentences.js';

const [MERIDIAN, GRANITE] = ['c0000000-0000-4000-8000-000000000004', 'c0000000-0000-4000-8000-000000000003'];
const GL = 'policy-90000000-0000-4000-8000-000000000001';
const FORMS = `formEquivalence-${MERIDIAN}`;
const DAYS = { from: '2026-03-03', to: '2026-03-20' };
const LOST: CorrectedSpan = { ...DAYS, before: 'pass', after: 'fail' };

interface Case {
  readonly stream?: string;
  readonly eventType: string;
  readonly rules: readonly string[];
  readonly span?: CorrectedSpan;
}

function sentenceOf({ stream = GL, eventType, rules, span = LOST }: Case, reader?: string): string {
  const findings = rules.map((rule): CorrectedFinding => ({ ...span, rule, line: 'generalLiability' }));
  const data: VerdictsCorrected['data'] = {
    correctionId: 'k',
    trackingId: 't',
    requesterId: MERIDIAN,
    insuredId: GRANITE,
    projectId: 'p',
    recordedOn: DAYS.to,
    cause: { stream, eventIds: ['e'], eventType },
    spans: [span],
    findings,
    exceptions: [],
    notices: [],
  };
  const [event] = recorded<VerdictsCorrected>([{ type: 'VerdictsCorrected', data }]);
  return correctionSentences.VerdictsCorrected.sentence(event!, {
    ...sampleNames,
    ...(reader === undefined ? {} : { reader }),
  });
}

const SHOWN =
  '*Granite Peak Demolition*, for *Union Yard, Phase 2*, was shown as Compliant from 03/03/2026 to 03/19/2026, and was Non-Compliant,';

describe('[H13] the sentence of a correction', () => {
  it.each<[string, Case, string]>([
    [
      'a cancellation recorded late',
      { eventType: 'PolicyCanceled', rules: ['generalLiability.inForce'] },
      `${SHOWN} because the cancellation of *General liability GL-88120* was recorded on 03/20/2026. It concerns policy in force (general liability).`,
    ],
    [
      'a limit that was corrected',
      {
        eventType: 'PolicyLimitsChanged',
        rules: ['generalLiability.limit.eachOccurrence', 'generalLiability.limit.generalAggregate'],
      },
      `${SHOWN} because a change of the limits of *General liability GL-88120* was recorded on 03/20/2026. It concerns each occurrence (general liability) and general aggregate (general liability).`,
    ],
    [
      'an endorsement that was withdrawn',
      { eventType: 'PolicyEndorsementsChanged', rules: ['generalLiability.endorsement.additionalInsuredOngoing'] },
      `${SHOWN} because a change of the endorsements of *General liability GL-88120* was recorded on 03/20/2026. It concerns additional insured, ongoing operations (general liability).`,
    ],
    [
      'an exception',
      {
        stream: `exceptions-${MERIDIAN}`,
        eventType: 'ExceptionWithdrawn',
        rules: ['generalLiability.limit.generalAggregate'],
      },
      `${SHOWN} because the end of an exception was recorded on 03/20/2026. It concerns general aggregate (general liability).`,
    ],
    [
      'an entry of the index of forms that is dated back',
      {
        stream: FORMS,
        eventType: 'FormEntryAdded',
        rules: ['generalLiability.endorsement.additionalInsuredCompleted'],
      },
      `${SHOWN} because a new entry in the index of forms was recorded on 03/20/2026. It concerns additional insured, completed operations (general liability).`,
    ],
    [
      'an approval that was withdrawn',
      { eventType: 'PolicyRejected', rules: ['generalLiability.inForce'] },
      `${SHOWN} because the rejection of *General liability GL-88120* was recorded on 03/20/2026. It concerns policy in force (general liability).`,
    ],
    [
      'one day on which the status was better',
      {
        eventType: 'PolicyReinstated',
        rules: [],
        span: { from: '2026-03-19', to: '2026-03-20', before: 'fail', after: 'pass' },
      },
      '*Granite Peak Demolition*, for *Union Yard, Phase 2*, was shown as Non-Compliant on 03/19/2026, and was Compliant, because the reinstatement of *General liability GL-88120* was recorded on 03/20/2026.',
    ],
    [
      'other reasons',
      { eventType: 'PolicyPeriodChanged', rules: [], span: { ...DAYS, before: 'fail', after: 'fail' } },
      '*Granite Peak Demolition*, for *Union Yard, Phase 2*, was rightly shown as Non-Compliant from 03/03/2026 to 03/19/2026, but for another reason, because a change of the period of *General liability GL-88120* was recorded on 03/20/2026.',
    ],
  ])('reads well for %s', (_name, corrected, sentence) => expect(sentenceOf(corrected)).toBe(sentence));

  it('tells days on which another status was shown before those on which only the reason was another', () => {
    const right: CorrectedSpan = { from: '2026-02-01', to: '2026-03-03', before: 'fail', after: 'fail' };
    expect(correctedSpansText([right, LOST])).toBe(
      'was shown as Compliant from 03/03/2026 to 03/19/2026, and was Non-Compliant; was rightly shown as Non-Compliant from 02/01/2026 to 03/02/2026, but for another reason',
    );
  });

  it('words a requirement by its own outcomes, and says where it fails for another reason', () => {
    const outcomes = [LOST, { ...LOST, before: 'fail' as const }, { ...LOST, before: null }];
    expect(
      outcomes.map(({ before, after }) => [
        correctedFindingWord(before),
        wasWord({ before, after }, correctedFindingWord),
      ]),
    ).toEqual([
      ['Pass', 'Fail'],
      ['Fail', 'Fail, for another reason'],
      ['not required', 'Fail'],
    ]);
  });

  it('does not say to the supplier what its requester decided for itself', () => {
    const dated: Case = { stream: FORMS, eventType: 'FormEntryAdded', rules: [] };
    expect(sentenceOf(dated, MERIDIAN)).toContain('because a new entry in the index of forms was recorded');
    expect(sentenceOf(dated, GRANITE)).toContain('because a decision of *Meridian Builders* was recorded');
  });

  it.each(VERDICT_EVENTS)('has words for %s as a cause', (eventType) => {
    const stream = FEATURE_OF[eventType] === 'policy' ? GL : FORMS;
    expect(sentenceOf({ stream, eventType, rules: [] })).not.toMatch(/because a fact|because a change of \*/);
  });
});
