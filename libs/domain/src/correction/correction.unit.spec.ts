import { given } from '../kernel/testing/given.js';
import type { CorrectionCommand, VerdictsCorrected } from './correction.contract.js';
import { correctionDecider } from './correction.decider.js';

const of = { correctionId: 'k-1', trackingId: 't-1', requesterId: 'r-1', insuredId: 'c-1', projectId: 'p-1' };
const data: VerdictsCorrected['data'] = {
  ...of,
  cause: { stream: 'policy-l-1', eventIds: ['e-1'], eventType: 'PolicyCanceled' },
  recordedOn: '2026-03-20',
  spans: [{ from: '2026-03-03', to: '2026-03-20', before: 'pass', after: 'fail' }],
  findings: [],
  exceptions: [],
  notices: [
    { noticeId: 'n-1', kind: 'status', companyId: 'r-1', on: '2026-03-04', said: 'pass' },
    { noticeId: 'n-2', kind: 'status', companyId: 'c-1', on: '2026-03-04', said: 'pass' },
    { noticeId: 'n-3', kind: 'plan', companyId: 'c-1', on: '2026-03-05', said: null },
  ],
};
const corrected: VerdictsCorrected = { type: 'VerdictsCorrected', data };
const correct: CorrectionCommand = { type: 'CorrectVerdicts', ...data };
const acknowledge: CorrectionCommand = { type: 'AcknowledgeCorrection', correctionId: 'k-1', comment: 'Read.' };
const notify: CorrectionCommand = { type: 'SendCorrectionNotice', correctionId: 'k-1' };
const acknowledged = { type: 'CorrectionAcknowledged', data: { ...of, comment: 'Read.' } } as const;
const sent = { type: 'CorrectionNoticeSent', data: { ...of, companyIds: ['c-1'], spans: data.spans } } as const;

describe('[H13] corrections of a tracked supplier', () => {
  it('are recorded once for each cause', () => {
    given(correctionDecider).when(correct).then(corrected);
    given(correctionDecider, corrected).when(correct).nothing();
    given(correctionDecider, corrected)
      .when({ ...correct, correctionId: 'k-2' })
      .then({ type: 'VerdictsCorrected', data: { ...data, correctionId: 'k-2' } });
  });

  it('that change nothing are not recorded', () =>
    given(correctionDecider)
      .when({ ...correct, spans: [] })
      .refused('CORRECTION.CHANGES_NOTHING'));

  it('are acknowledged once', () => {
    given(correctionDecider, corrected).when(acknowledge).then(acknowledged);
    given(correctionDecider, corrected, acknowledged).when(acknowledge).refused('CORRECTION.ALREADY_ACKNOWLEDGED');
    given(correctionDecider).when(acknowledge).refused('CORRECTION.NOT_FOUND');
  });

  it('are notified once to those who had received an untrue notice, and not to the requester itself', () => {
    given(correctionDecider, corrected, acknowledged).when(notify).then(sent);
    given(correctionDecider, corrected, sent).when(notify).refused('CORRECTION.NOTICE_ALREADY_SENT');
    given(correctionDecider).when(notify).refused('CORRECTION.NOT_FOUND');
  });

  it('of which nobody else was notified need no notice', () => {
    const own: VerdictsCorrected = { ...corrected, data: { ...data, notices: data.notices.slice(0, 1) } };
    given(correctionDecider, own).when(notify).refused('CORRECTION.NO_NOTICE');
  });

  it('are not notified to those who only received a plan of the supplier and its agency', () => {
    const plans: VerdictsCorrected = {
      ...corrected,
      data: {
        ...data,
        notices: [{ noticeId: 'n-4', kind: 'curePlan', companyId: 'a-1', on: '2026-03-05', said: null }],
      },
    };
    given(correctionDecider, plans).when(notify).refused('CORRECTION.NO_NOTICE');
  });
});
