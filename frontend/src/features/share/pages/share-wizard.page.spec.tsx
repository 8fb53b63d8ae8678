/** @run rest: long forms, filled in key by key. */
import type { SharedDraft } from '@covertrail/contracts/draft/draft.replies';
import type { ShareDraft } from '@covertrail/domain/draft/draft.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Resharing, ShareChoice, SharePreview } from '@covertrail/contracts/share/share-wizard.replies';
import { plainHolder } from '@covertrail/domain/insurance/terms/holder-details';
import { EMPTY_DETAILS } from '#shared/holders/holder-details.form';
import { refetchAsked } from '#shared/views/views.slice';
import { expectAccessible } from '#testing/accessible';
import { fakeLocations } from '#shared/selections/testing/fake-selection';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const choice = (policyId: string, more: Partial<ShareChoice> = {}): ShareChoice => ({
  policyId,
  line: 'generalLiability',
  policyNumber: policyId.toUpperCase(),
  carrierName: 'Harbor Mutual',
  effectiveOn: '2026-01-01',
  expiresOn: '2099-01-01',
  status: 'verified',
  unavailable: null,
  ...more,
});
const LIABILITY = choice('gl-1');
const AUTO = choice('ba-1', { line: 'automobile', status: 'unverified' });
const OVER = choice('gl-0', { status: 'canceled', unavailable: 'canceled' });
const FAILING: SharePreview = {
  isKnown: true,
  outcome: 'fail',
  findings: [
    {
      rule: 'generalLiability.limit.eachOccurrence',
      line: 'generalLiability',
      outcome: 'fail',
      title: 'Each occurrence',
      sentence: '$1,000,000 is less than $2,000,000.',
      policyId: 'gl-1',
    },
  ],
  notRequired: [],
};
const ASKED = { id: 'a', requesterId: 'r-a', requesterName: 'Meridian', projectId: 'p-a', projectName: 'Lakeside' };

const DRAFT = `sharedpolicy/draft/${USER.companyId}`;
const NOW = new Date().toISOString();
type Draft = SharedDraft<'share'>;
const NO_DRAFT: Draft = { version: 0, content: null, ended: null, savedBy: null, savedAt: null };
const ME = { id: USER.id, name: 'Dana Okafor' };
const OMAR = { id: 'omar', name: 'Omar Haddad' };

/** The server keeps the draft, as it does for every page of the company. */
function keeps(held: { draft: Draft }, path: string): Parameters<typeof fakeServer>[0] {
  return {
    [`GET ${path}`]: () => held.draft,
    [`PUT ${path}`]: ({ body }) => {
      const { seen, content } = body as { seen: number; content: ShareDraft };
      held.draft = { version: seen + 1, content, ended: null, savedBy: ME, savedAt: NOW };
      return { draftId: 'd', version: seen + 1 };
    },
  };
}

function open(path = '/app/share-policies', more: Parameters<typeof fakeServer>[0] = {}, draft: Draft = NO_DRAFT) {
  rememberSession('insured');
  const held = { draft };
  const server = fakeServer({
    ...keeps(held, DRAFT),
    ...keeps(held, 'sharedpolicy/draft/s-1'),
    'POST sharedpolicy/chosen': ({ body }) => {
      const { policyIds } = body as { policyIds: readonly string[] };
      return { policies: [LIABILITY, AUTO, OVER].filter(({ policyId }) => policyIds.includes(policyId)), gone: [] };
    },
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET insured/${USER.companyId}/requesters`]: () => ({ rows: [ASKED], total: 1 }),
    'GET policy/sharelist': ({ query }) => {
      const rows = query.get('which') === 'over' ? [OVER] : [LIABILITY, AUTO];
      return { rows, total: rows.length };
    },
    'POST sharedpolicy/preview': () => FAILING,
    'GET policy/gl-1': () => ({ id: 'gl-1', terms: { remarks: ['All operations'] } }),
    'GET agent/addressbook': () => ({ rows: [], total: 0 }),
    'POST sharedpolicy/share/company': () => ({ shareId: 's' }),
    ...more,
  });
  return { server, held, ...renderApp(path) };
}

const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Next' }));
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('the share wizard [D03]', () => {
  it('goes through its five steps to a share with everything that was stated', async () => {
    const { server, container } = open();
    await next();
    expect(await screen.findAllByText('Please select with whom to share.')).not.toHaveLength(0);
    await userEvent.click(await screen.findByLabelText('Meridian, Lakeside'));
    await userEvent.type(screen.getByLabelText('Loan number'), 'L-1');
    await expectAccessible(container);
    await next();
    await step('Policies');
    await userEvent.click(await screen.findByLabelText(/General liability GL-1/));
    expect(screen.getByText('Unverified')).toBeInTheDocument();
    await userEvent.click(screen.getByText('1 policy cannot be shared'));
    expect(screen.getByText('The policy was canceled. It cannot be shared.')).toBeInTheDocument();
    expect(await screen.findByText('0 of 1 requirements met.')).toBeInTheDocument();
    expect(screen.getByText('$1,000,000 is less than $2,000,000.')).toBeInTheDocument();
    await expectAccessible(container);
    await next();
    await step('Remarks');
    expect(screen.getByText('No Remarks Required')).toBeInTheDocument();
    expect(await screen.findByText('All operations')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Remarks to the requester'), 'مرحبا 👷');
    await userEvent.click(screen.getByLabelText('Waiver of subrogation'));
    await next();
    await step('Cert Holder Info');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Policy' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'How the requester gets them' }));
    await userEvent.click(await screen.findByRole('option', { name: 'For printing only' }));
    await expectAccessible(container);
    await next();
    await step('Summary');
    expect(screen.getByText('مرحبا 👷')).toBeInTheDocument();
    expect(screen.getByText(/, for printing only$/)).toBeInTheDocument();
    expect(screen.getByText('Verified')).toBeInTheDocument();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Share policies' }));
    await waitFor(() =>
      expect(server.callsOf('POST sharedpolicy/share/company')[0]?.body).toEqual({
        insuredCompanyId: USER.companyId,
        requesterCompanyId: 'r-a',
        projectId: 'p-a',
        policyIds: ['gl-1'],
        shareExpiringOn: '',
        loanNumber: 'L-1',
        lenderServiceAgent: '',
        onlyAvailable: true,
        remarks: 'مرحبا 👷',
        endorsementRequests: ['waiverOfSubrogation'],
        selectedAcordForms: [],
        documentTypes: [1, 2, 3, 4],
        printOnly: 1,
        draft: { subjectId: USER.companyId, seen: expect.any(Number) as number },
      }),
    );
  });

  it('begins with the policy that was opened', async () => {
    open('/app/share-policies?policy=gl-1');
    await userEvent.click(await screen.findByLabelText('Meridian, Lakeside'));
    await next();
    expect(await screen.findByLabelText(/General liability GL-1/)).toBeChecked();
  });

  it('says what the server refuses, such as a policy that was canceled meanwhile, and keeps what was entered', async () => {
    const message = 'Policy GL-1 was canceled. Take it out.';
    const { server } = open('/app/share-policies?policy=gl-1');
    server.answers['POST sharedpolicy/share/company'] = () => refuse(409, 'SHARE.POLICY_CANCELED', message);
    await userEvent.click(await screen.findByLabelText('Meridian, Lakeside'));
    for (const title of ['Policies', 'Remarks', 'Cert Holder Info', 'Summary']) {
      await next();
      await step(title);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Share policies' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Change Policies' }));
    expect(await screen.findByLabelText(/General liability GL-1/)).toBeChecked();
  });

  it('shows what is different where an earlier share is shared again, and what an agency may not share [C15]', async () => {
    const earlier: Resharing = {
      shareId: 's-1',
      insuredId: USER.companyId,
      requesterId: 'r-a',
      requesterName: 'Meridian',
      projectId: 'p-a',
      projectName: 'Lakeside',
      expiresOn: null,
      terms: { remarks: 'As agreed', holder: plainHolder({ name: 'First Bank', address: null }) },
      policies: [LIABILITY, OVER],
      withheld: 2,
    };
    open('/app/share-policies?from=s-1', { 'GET policy/resharelist/s-1': () => earlier });
    expect(await screen.findByRole('heading', { level: 1, name: 'Share again with Meridian' })).toBeInTheDocument();
    await next();
    await step('Policies');
    await userEvent.click(await screen.findByLabelText(/Auto liability BA-1/));
    const note = within(screen.getByRole('note'));
    expect(note.getByText('Added: Auto liability BA-1')).toBeInTheDocument();
    expect(note.getByText(/Left out: General liability GL-0. The policy was canceled/)).toBeInTheDocument();
    expect(note.getByText('2 policies of another agency cannot be shared by you.')).toBeInTheDocument();
    await next();
    expect(await screen.findByLabelText('Remarks to the requester')).toHaveValue('As agreed');
  });

  it('says of a holder that does not fit into its box what is wrong', async () => {
    open('/app/share-policies?policy=gl-1');
    await userEvent.click(await screen.findByLabelText('Meridian, Lakeside'));
    for (const title of ['Policies', 'Remarks', 'Cert Holder Info']) {
      await next();
      await step(title);
    }
    await userEvent.click(screen.getByRole('textbox', { name: /^Certificate holder/ }));
    await userEvent.paste('First Bank');
    await userEvent.click(screen.getByRole('textbox', { name: 'Notes' }));
    await userEvent.paste('א'.repeat(10_000));
    await next();
    const [atField] = await screen.findAllByRole('alert');
    expect(atField).toHaveTextContent('at most 1000 characters');
    expect(screen.queryByRole('heading', { level: 2, name: 'Summary' })).toBeNull();
  });

  it('shares with more recipients than a draft keeps', async () => {
    const rows = Array.from({ length: 501 }, (_, n) => ({
      ...ASKED,
      id: `a-${n}`,
      requesterId: `r-${n}`,
      projectId: `p-${n}`,
    }));
    const { server } = open('/app/share-policies?policy=gl-1', {
      [`GET insured/${USER.companyId}/requesters`]: () => ({ rows, total: rows.length }),
      [`PUT ${DRAFT}`]: () => refuse(400, 'HTTP.BAD_INPUT', 'Some of the values are not valid.'),
      'POST sharedpolicy/bulk/share': () => ({ batchId: 'b-1' }),
    });
    await userEvent.click(await screen.findByLabelText('All 501 of this list'));
    expect(await screen.findByText(/The draft is not saved yet/)).toBeInTheDocument();
    for (const title of ['Policies', 'Remarks', 'Cert Holder Info', 'Summary']) {
      await next();
      await step(title);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Share policies' }));
    await waitFor(() => expect(server.callsOf('POST sharedpolicy/bulk/share')).toHaveLength(1));
    const { body } = server.callsOf('POST sharedpolicy/bulk/share')[0]!;
    expect((body as { rows: unknown[] }).rows).toHaveLength(501);
    expect(body).not.toHaveProperty('draft');
  });

  it('shares with several at once, and the dialog says how far it is and what became of each', async () => {
    const other = { ...ASKED, id: 'b', requesterId: 'r-b', requesterName: 'Northgate', projectId: 'p-b' };
    const batch = {
      id: 'b-1',
      insuredId: USER.companyId,
      policyIds: ['gl-1'],
      replaces: null,
      count: 2,
      done: 2,
      shared: 1,
      alreadyShared: 0,
      refused: 1,
      stage: 'completed',
      startedAt: '2026-11-21T15:00:00.000Z',
    };
    const row = { projectName: 'Lakeside', shareId: null, message: null };
    const { server, router } = open('/app/share-policies?policy=gl-1', {
      [`GET insured/${USER.companyId}/requesters`]: () => ({ rows: [ASKED, other], total: 2 }),
      'POST sharedpolicy/bulk/share': () => ({ batchId: 'b-1' }),
      'GET sharedpolicy/bulk/list': () => ({ rows: [batch], total: 1 }),
      'GET sharedpolicy/bulk/rows/b-1': () => ({
        rows: [
          { ...row, row: 1, requesterName: 'Meridian', outcome: 'shared' },
          {
            ...row,
            row: 2,
            requesterName: 'Northgate',
            outcome: 'refused',
            message: 'A policy has expired meanwhile.',
          },
        ],
        total: 2,
      }),
    });
    await userEvent.click(await screen.findByLabelText('All 2 of this list'));
    for (const title of ['Policies', 'Remarks', 'Cert Holder Info', 'Summary']) {
      await next();
      await step(title);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Share policies' }));
    const dialog = await focusedDialog('Bulk Share Policy');
    expect(
      await within(dialog).findByText(/All 2 had their turn. 1 shared, 0 shared already, 1 not shared/),
    ).toBeVisible();
    expect(within(dialog).getByText('A policy has expired meanwhile.')).toBeInTheDocument();
    expect(router.state.location.search).toContain('batch=b-1');
    expect(server.callsOf('POST sharedpolicy/bulk/share')[0]!.body).toMatchObject({
      policyIds: ['gl-1'],
      rows: [
        { requesterCompanyId: 'r-a', projectId: 'p-a' },
        { requesterCompanyId: 'r-b', projectId: 'p-b' },
      ],
    });
    await expectAccessible(dialog);
  });

  const drafted = (more: Partial<ShareDraft> = {}): ShareDraft => ({
    kind: 'share',
    to: [{ requesterId: 'r-a', requesterName: 'Meridian', projectId: 'p-a', projectName: 'Lakeside' }],
    shareExpiringOn: '',
    loanNumber: '',
    lenderServiceAgent: '',
    policyIds: ['gl-1'],
    remarks: '',
    endorsementRequests: [],
    holder: EMPTY_DETAILS,
    forms: [],
    documentTypes: [1, 2, 3, 4, 5],
    printOnly: 0,
    ...more,
  });
  const changedBy = (savedBy: typeof OMAR, version: number, content: ShareDraft | null): Draft => ({
    version,
    content,
    ended: content === null ? 'sent' : null,
    savedBy,
    savedAt: NOW,
  });

  it('begins with the draft, opens at its step after a reload, names who changed it last and saves a change', async () => {
    const { held, server } = open(
      '/app/share-policies?step=remarks',
      {},
      changedBy(OMAR, 3, drafted({ remarks: 'As agreed' })),
    );
    await step('Remarks');
    expect(screen.getByText(/Omar Haddad changed this draft/)).toBeInTheDocument();
    expect(screen.getByLabelText('Remarks to the requester')).toHaveValue('As agreed');
    await userEvent.type(screen.getByLabelText('Remarks to the requester'), ' by phone');
    await waitFor(() => expect(held.draft.content?.remarks).toBe('As agreed by phone'), { timeout: 3_000 });
    expect(server.callsOf(`PUT ${DRAFT}`)[0]!.body).toMatchObject({ seen: 3 });
    expect(held.draft.content).toMatchObject({ policyIds: ['gl-1'], to: [{ projectId: 'p-a' }] });
  });

  it('shows both drafts where a colleague changed it meanwhile, and shares neither before one is chosen', async () => {
    const { held, server } = open('/app/share-policies?step=remarks', {}, changedBy(OMAR, 1, drafted()));
    await step('Remarks');
    const theirs = drafted({ remarks: 'Theirs', policyIds: ['gl-1', 'ba-1'] });
    server.answers[`PUT ${DRAFT}`] = () => {
      held.draft = changedBy(OMAR, 2, theirs);
      return refuse(409, 'DRAFT.CHANGED_MEANWHILE', 'A colleague changed this draft.');
    };
    await userEvent.type(screen.getByLabelText('Remarks to the requester'), 'Mine');
    const alert = within(await screen.findByRole('alert', {}, { timeout: 3_000 }));
    expect(alert.getByText('Remarks: theirs “Theirs”, yours “Mine”.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Take over the draft of Omar Haddad' }));
    await waitFor(() => expect(screen.getByLabelText('Remarks to the requester')).toHaveValue('Theirs'));
  });

  it('says that a colleague shared it meanwhile, and shares nothing a second time', async () => {
    const { held, server, store } = open('/app/share-policies?step=remarks', {}, changedBy(OMAR, 1, drafted()));
    await step('Remarks');
    held.draft = changedBy(OMAR, 2, null);
    server.at = '0007';
    store.dispatch(refetchAsked({ views: ['drafts'], atLeast: '0007' }));
    expect(await screen.findByText('Omar Haddad shared this in the meantime')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Begin another share' }));
    expect(await screen.findByRole('button', { name: 'Next' })).toBeInTheDocument();
  });

  it('names a chosen policy that went to another agency, and goes on when it is taken out', async () => {
    const policy = { policyId: 'gl-9', line: 'generalLiability', policyNumber: '•••91344', ofOtherAgency: true };
    const chosen = {
      'POST sharedpolicy/chosen': () => ({ policies: [LIABILITY], gone: [{ policyId: 'gl-9', policy }] }),
    };
    const draft = drafted({ policyIds: ['gl-1', 'gl-9'] });
    const { held } = open('/app/share-policies?step=policies', chosen, changedBy(ME, 1, draft));
    expect(await screen.findByText(/•••91344 went to another agency/)).toBeInTheDocument();
    await next();
    expect(screen.queryByRole('heading', { level: 2, name: 'Remarks' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Take it out of the share' }));
    await next();
    await step('Remarks');
    await waitFor(() => expect(held.draft.content?.policyIds).toEqual(['gl-1']), { timeout: 3_000 });
  });

  it('says of a chosen policy how many locations the requester will see, and lets others be chosen [C06]', async () => {
    const located = fakeLocations('gl-1', { selectedCount: 4_997 });
    const { container } = open('/app/share-policies?step=policies', located, changedBy(ME, 1, drafted()));
    const count = await screen.findByRole('button', { name: 'Locations: 4,997 of 5,000' });
    await expectAccessible(container);
    await userEvent.click(count);
    expect(await screen.findByRole('dialog', { name: 'Locations that Meridian sees' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    for (const title of ['Remarks', 'Cert Holder Info', 'Summary']) {
      await next();
      await step(title);
    }
    expect(await screen.findByText('Locations: 4,997 of 5,000')).toBeInTheDocument();
  });
});
