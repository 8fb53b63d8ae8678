import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurePlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse, UNANSWERED } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';
import { viewsMoved } from '#shared/views/views.slice';
import { plan, step, tracking } from '../testing/plan-samples.js';

const CLIENT = '77777777-7777-4777-8777-777777777777';

/** `waiting`: in place of the answer. */
function open(given: Partial<CurePlanReply>, role: 'insured' | 'agent' = 'insured', waiting?: typeof UNANSWERED) {
  rememberSession(role);
  const insuredId = role === 'insured' ? USER.companyId : CLIENT;
  const server = fakeServer({
    'GET user/userdetails': () => userDetails([role]),
    [`GET insured/${insuredId}/cure-plan`]: () => waiting ?? plan({ insuredId, ...given }),
    [`POST insured/${insuredId}/cure-plan`]: () => ({ insuredId }),
    'POST sharedpolicy/share/company': () => ({ shareId: 's1' }),
  });
  return {
    server,
    insuredId,
    ...renderApp(role === 'insured' ? '/app/cure-plan' : `/app/agent-clients/${CLIENT}/cure-plan`),
  };
}

const LAKESIDE = tracking({
  trackingId: 't2',
  requesterId: 'r2',
  requesterName: 'Lakeside Hotels',
  projectId: 'p2',
  projectName: 'Loop',
  settledAfter: 2,
  requestId: null,
});
const SHARE = step('sharePolicy', {
  text: 'Share general liability policy GL-1 with Lakeside Hotels for Loop.',
  by: 'insured',
  policyId: 'gl1',
  shareWith: 't2',
  serves: ['t2'],
});
const ENDORSE = step('addEndorsement', {
  text: 'Endorse general liability policy GL-1 with CG 20 10 12 19.',
  policyId: 'gl1',
  serves: ['t1', 't2'],
});
const TWO = { steps: [SHARE, ENDORSE], trackings: [tracking({ settledAfter: 2 }), LAKESIDE] };

const RECIPIENTS: CurePlanReply['recipients'] = [
  { by: 'mail', personName: 'Sam Ortiz', companyName: 'Hollis & Vance', steps: [2] },
  { by: 'mail', personName: 'Priya Raman', companyName: 'Hollis & Vance', steps: [1, 2] },
  { by: 'notification', personName: '', companyName: 'Hollis & Vance', steps: [1, 2] },
];

describe('the cure plan [H10]', () => {
  it('lists the steps, cheapest first, with whom each serves and who can do it', async () => {
    const { container } = open(TWO);
    expect(await screen.findByText('1 policy to share and 1 endorsement fix all 2.')).toBeInTheDocument();
    const share = screen.getByRole('region', { name: 'Share what exists' });
    expect(share).toHaveTextContent('You · for Lakeside Hotels, Loop');
    expect(screen.getByRole('region', { name: 'Add endorsements' })).toHaveTextContent(
      'Your agent · for Meridian Builders, Union Yard; Lakeside Hotels, Loop',
    );
    expect(screen.getByRole('link', { name: /^Open policy: Endorse/ })).toHaveAttribute('href', '/app/policies/gl1');
    expect(screen.getByRole('region', { name: '2 requesters and projects' })).toHaveTextContent('0 of 2 complete now');
    expect(screen.getByText('No cheaper plan exists')).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('shares a policy after it said what that means', async () => {
    const { server, insuredId } = open(TWO);
    await userEvent.click(await screen.findByRole('button', { name: /^Share: Share general liability/ }));
    const dialog = await focusedDialog('Share policy');
    expect(dialog).toHaveTextContent('Lakeside Hotels will see this policy and every later change to it');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Share policy' }));
    await waitFor(() =>
      expect(server.callsOf('POST sharedpolicy/share/company')[0]?.body).toEqual({
        insuredCompanyId: insuredId,
        requesterCompanyId: 'r2',
        projectId: 'p2',
        policyIds: ['gl1'],
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(['insured', 'agent'] as const)(
    'asks again when something changed that the plan of an %s depends on, and shows the old one until then',
    async (role) => {
      const { server, insuredId, store } = open(TWO, role);
      await screen.findByText('1 policy to share and 1 endorsement fix all 2.');
      server.answers[`GET insured/${insuredId}/cure-plan`] = () => plan({ insuredId, ...TWO, steps: [ENDORSE] });
      server.at = '0009';
      act(() => {
        store.dispatch(viewsMoved([{ view: 'cure-plan-inputs', position: '0009' }]));
      });
      expect(screen.getByRole('region', { name: 'Share what exists' })).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Share what exists' })).not.toBeInTheDocument());
      expect(screen.getByRole('region', { name: 'Add endorsements' })).toBeInTheDocument();
    },
  );

  it('leads to the open request that a share would answer', async () => {
    open({ ...TWO, trackings: [tracking({ settledAfter: 2 }), { ...LAKESIDE, requestId: 'q2' }] });
    expect(await screen.findByRole('link', { name: /^Answer the request of Lakeside Hotels/ })).toHaveAttribute(
      'href',
      '/app/pending-requests/q2',
    );
  });

  it('names the agent of each policy', async () => {
    const agent = { name: 'Priya Raman', agencyName: 'Hollis & Vance' };
    open({
      ...TWO,
      steps: [
        { ...SHARE, agent },
        { ...ENDORSE, agent },
      ],
    });
    expect(await screen.findByRole('region', { name: 'Share what exists' })).toHaveTextContent(
      'You or Priya Raman, Hollis & Vance · for Lakeside Hotels, Loop',
    );
    expect(screen.getByRole('region', { name: 'Add endorsements' })).toHaveTextContent(
      'Priya Raman, Hollis & Vance · for Meridian Builders, Union Yard; Lakeside Hotels, Loop',
    );
  });

  it('is sent to the agency, once a day, after it said who receives what', async () => {
    const { server, insuredId } = open({ ...TWO, recipients: RECIPIENTS });
    server.answers[`POST insured/${insuredId}/cure-plan`] = () =>
      refuse(409, 'CURE_PLAN.SENT_TODAY', 'This plan was sent today already. It can be sent again tomorrow.');
    await userEvent.click(await screen.findByRole('button', { name: 'Send to Hollis & Vance…' }));
    const dialog = await focusedDialog('Send the plan to Hollis & Vance?');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Sam Ortiz, Hollis & Vance: step 2, by mail',
      'Priya Raman, Hollis & Vance: all 2 steps, by mail',
      'Everybody of Hollis & Vance: all 2 steps, as a notification',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send plan' }));
    expect(
      await screen.findByText('This plan was sent today already. It can be sent again tomorrow.'),
    ).toBeInTheDocument();
    server.answers[`POST insured/${insuredId}/cure-plan`] = () => ({ insuredId });
    server.answers[`GET insured/${insuredId}/cure-plan`] = () => plan({ insuredId, ...TWO, sentOn: '2026-11-21' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send plan' }));
    expect(await screen.findByRole('button', { name: 'Sent today' })).toBeDisabled();
  });

  it('shows an agent the plan of its client', async () => {
    const { container } = open({ ...TWO, sendsTo: ['Granite Peak'] }, 'agent');
    expect(await screen.findByRole('button', { name: 'Send to Granite Peak…' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Share what exists' })).toHaveTextContent('You or your client');
    expect(screen.getByRole('link', { name: 'Granite Peak' })).toHaveAttribute('href', `/app/agent-clients/${CLIENT}`);
    await expectAccessible(container);
  });

  it('says what waits for a requester, and where a cheaper plan may exist', async () => {
    const left = [
      {
        trackingId: 't1',
        line: 'generalLiability' as const,
        title: 'AM Best rating',
        sentence: 'Lone Pine Captive is not rated.',
        fixText: 'Decide whether Lone Pine Captive is accepted.',
        needs: 'review' as const,
        denied: false,
      },
    ];
    const [review] = left;
    open({
      ...TWO,
      left: [
        review!,
        { ...review!, title: 'Each occurrence', needs: 'exception' },
        { ...review!, title: 'Waiver of subrogation', denied: true },
      ],
      proved: false,
    });
    const panel = await screen.findByRole('region', { name: 'Only the requester can settle' });
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(
        /AM Best rating.*Meridian Builders, Union Yard: accepts or denies it\.Waits for a decision$/,
      ),
      expect.stringMatching(
        /Each occurrence.*no step is known that meets it, so an exception is needed\.Needs an exception$/,
      ),
      expect.stringMatching(/Waiver of subrogation.*it was denied, and can be decided again\.Denied by the requester$/),
    ]);
    expect(screen.getByText('No step is needless; a cheaper plan may exist')).toBeInTheDocument();
  });

  it('says what it does not cover where its time was over', async () => {
    const left = [
      {
        trackingId: 't1',
        line: 'generalLiability' as const,
        title: 'Each occurrence',
        sentence: 'It is $1,000,000.',
        needs: 'exception' as const,
        denied: false,
      },
    ];
    open({ ...TWO, left, proved: false, complete: false, unplanned: ['t8', 't9'] });
    const panel = await screen.findByRole('region', { name: 'Left over' });
    expect(within(panel).getByRole('listitem')).toHaveTextContent(
      /Meridian Builders, Union Yard: no step was found in time\.No step found$/,
    );
    expect(
      screen.getByText(
        'The plan was ended before every step was looked for. A cheaper plan may exist, and what is left over may have a step.',
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByText('2 projects are not part of the plan, because there are too many to look at in one plan.'),
    ).toBeInTheDocument();
  });

  it('need not be waited for', async () => {
    const { server, insuredId } = open(TWO, 'insured', UNANSWERED);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('The plan was not made')).toBeInTheDocument();
    server.answers[`GET insured/${insuredId}/cure-plan`] = () => plan({ insuredId, ...TWO });
    await userEvent.click(screen.getByRole('button', { name: 'Make the plan' }));
    expect(await screen.findByText('1 policy to share and 1 endorsement fix all 2.')).toBeInTheDocument();
    expect(screen.queryByText('The plan was not made')).not.toBeInTheDocument();
  });

  it('says when nothing is to do, and when nobody asks', async () => {
    open({});
    expect(await screen.findByText('Nothing to do')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
  });

  it('says what comes here before the first request', async () => {
    open({ trackings: [] });
    expect(await screen.findByText('No requesters yet')).toBeInTheDocument();
  });
});
