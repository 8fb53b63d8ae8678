import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GivenCertificate, RequestInvitation } from '@covertrail/contracts/request/invitation.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeFiles } from '#testing/fake-files';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { renderApp } from '#testing/render-app.tsx';

const TOKEN = 'A'.repeat(43);
const READ = 'POST policy/request/invitation';
const FILE = 'POST policy/response/certificateupload/file';
const GIVE = 'POST policy/response/certificateupload';
const NAME = 'POST policy/request/invitation/agent';
const DECLINE = 'POST policy/request/invitation/decline';
const INVITATION: RequestInvitation = {
  number: '123456789012',
  requesterName: 'Meridian Builders',
  holder: 'Meridian Builders, 1 Main Street, Denver, CO 80202',
  projectName: 'Riverfront',
  message: 'Before the pour.',
  dueOn: '2026-12-05',
  openedAs: 'invitee',
  lines: [
    {
      line: 'generalLiability',
      name: 'General liability',
      terms: [{ label: 'Each occurrence', text: 'at least $1,000,000' }],
    },
    { line: 'automobile', name: 'Automobile', terms: [] },
  ],
  beside: [{ label: 'Documents', text: 'Additional document: W-9' }],
  isEvidenceOnly: false,
  ofAll: [{ label: 'AM Best', text: 'A- VII or better' }],
  given: [],
  claimed: null,
  agent: null,
  appliedEpic: null,
  notRequired: ['Cyber liability'],
  state: 'open',
};

describe('the page behind the link of a request by e-mail [A11]', () => {
  it('says who asks for what by when, and leads to the log-in', async () => {
    const server = fakeServer({ [READ]: () => INVITATION });
    const { container, router } = renderApp(`/invitation#${TOKEN}`);
    expect(
      await screen.findByRole('heading', { name: 'Meridian Builders asks you for proof of insurance' }),
    ).toBeInTheDocument();
    for (const text of [
      'Riverfront',
      'Meridian Builders, 1 Main Street, Denver, CO 80202',
      '12/05/2026',
      'General liability',
      'at least $1,000,000',
      'Automobile',
      'A- VII or better',
      'Additional document: W-9',
      'Not required: Cyber liability.',
      '123456789012',
      'Before the pour.',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.queryByText(/^Evidence of insurance only/)).toBeNull();
    expect(server.callsOf(READ)[0]!.body).toEqual({ token: TOKEN });
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Log in to answer' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/app/pending-requests' } }),
    );
  });

  it.each(['invitee', 'agent'] as const)(
    'warns the %s where evidence of insurance alone is asked for, beside holder and requirements',
    async (openedAs) => {
      fakeServer({ [READ]: () => ({ ...INVITATION, openedAs, beside: [], isEvidenceOnly: true }) });
      const { container } = renderApp(`/invitation#${TOKEN}`);
      expect(await screen.findByRole('note')).toHaveTextContent(
        'Evidence of insurance only: the certificate need not name a certificate holder, and no other document is asked for.',
      );
      expect(screen.getByText('General liability')).toBeInTheDocument();
      await expectAccessible(container);
    },
  );

  it('takes a certificate at the address of the email COI upload too, and says where its link is over [E01]', async () => {
    fakeServer({ [READ]: () => INVITATION });
    renderApp(`/coi-upload#${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'Give a certificate' })).toBeInTheDocument();
    cleanup();
    fakeServer({ [READ]: () => refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid.') });
    renderApp(`/coi-upload#${TOKEN}`);
    expect(await screen.findByText('This COI Upload link is no longer valid')).toBeInTheDocument();
  });

  it('declines with a reason, without an account', async () => {
    let state: RequestInvitation['state'] = 'open';
    const server = fakeServer({
      [READ]: () => ({ ...INVITATION, state }),
      [DECLINE]: () => {
        state = 'declined';
        return { requestId: 'r' };
      },
    });
    renderApp(`/invitation#${TOKEN}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await focusedDialog('Decline this request?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline request' }));
    expect(await dialog.findByText('Please enter a reason.')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Reason'), 'We do not work there.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline request' }));
    expect(await screen.findByText(/This request was declined/)).toBeInTheDocument();
    expect(server.callsOf(DECLINE)[0]!.body).toEqual({ token: TOKEN, reason: 'We do not work there.' });
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });

  it('takes a certificate and what belongs to it, and says what is still missing [D13]', async () => {
    const given: GivenCertificate = {
      givenAt: '2026-11-21T15:00:00.000Z',
      givenAs: 'invitee',
      certificate: { name: 'COI.pdf', bytes: 9 },
      additional: [],
    };
    let uploads = 0;
    const server = fakeServer({
      [READ]: () => INVITATION,
      [FILE]: () => ({
        uploadId: `u-${(uploads += 1)}`,
        fileName: 'COI.pdf',
        contentType: 'application/pdf',
        bytes: 9,
        sha256: '',
      }),
      [GIVE]: () => ({
        ...INVITATION,
        given: [given],
        claimed: {
          state: 'read',
          insured: 'Quarry Lane',
          lines: [
            { line: 'generalLiability', outcome: 'review', missing: ['It was not read with full certainty.'] },
            { line: 'automobile', outcome: 'unknown', missing: ['Its days could not be read.'] },
          ],
        },
      }),
    });
    fakeFiles({});
    const { container } = renderApp(`/invitation#${TOKEN}`);
    expect(await screen.findAllByText('Still missing')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Send certificate' }));
    expect(await screen.findByText('Please choose a file.')).toBeInTheDocument();
    const field = screen.getByLabelText(/Insurance certificate/);
    await userEvent.upload(field, new File(['x'], 'photo.png', { type: 'image/png' }), { applyAccept: false });
    expect(await screen.findByText('File not supported. Please upload pdf only.')).toBeInTheDocument();
    await userEvent.upload(field, new File(['%PDF-'], 'COI.pdf', { type: 'application/pdf' }));
    expect(await screen.findByRole('button', { name: 'Remove COI.pdf' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send certificate' }));
    expect(await screen.findByRole('heading', { name: 'Your certificate was received' })).toBeInTheDocument();
    expect(screen.getByText(/You may now close this window/)).toBeInTheDocument();
    expect(screen.getAllByText('Certificate received on 11/21/2026, being checked by Meridian Builders')).toHaveLength(
      2,
    );
    for (const text of ['Review', 'It was not read with full certainty.', 'Unknown', 'Its days could not be read.'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getAllByText('as claimed on the certificate')).toHaveLength(2);
    expect(server.callsOf(GIVE)[0]!.body).toEqual({ token: TOKEN, certificateId: 'u-1', additionalIds: [] });
    expect(screen.queryByText('Still missing')).toBeNull();
    await expectAccessible(container);
  });

  it('names the agent, says to whom it was sent, and corrects it [D13]', async () => {
    const agent = {
      name: 'Nell Ortiz',
      email: 'nell@keystone.example',
      agencyName: 'Keystone',
      namedAt: '2026-11-21T15:00:00.000Z',
    };
    const server = fakeServer({ [READ]: () => INVITATION, [NAME]: () => ({ ...INVITATION, agent }) });
    renderApp(`/invitation#${TOKEN}`);
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Nell Ortiz');
    await userEvent.type(screen.getByLabelText(/^Email/), 'nell@keystone');
    await userEvent.type(screen.getByLabelText(/^Agency/), 'Keystone');
    await userEvent.click(screen.getByRole('button', { name: 'Send to agent' }));
    expect(server.callsOf(NAME)).toHaveLength(0);
    await userEvent.type(screen.getByLabelText(/^Email/), '.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send to agent' }));
    expect(await screen.findByText('nell@keystone.example')).toBeInTheDocument();
    expect(server.callsOf(NAME)[0]!.body).toMatchObject({ token: TOKEN, email: 'nell@keystone.example' });
    await userEvent.click(screen.getByRole('button', { name: 'Name another agent' }));
    expect(screen.getByText(/The link that the agent before got stops working/)).toBeInTheDocument();
  });

  it('shows a named agent the same request, which it neither declines nor passes on [D13]', async () => {
    fakeServer({ [READ]: () => ({ ...INVITATION, openedAs: 'agent' }) });
    renderApp(`/invitation#${TOKEN}`);
    expect(await screen.findByText('Your client named you as the agent who answers.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Respond instantly' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send certificate' })).toBeNull();
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'No thanks, I do not require instant processing for my Client' }),
    );
    expect(screen.getByRole('button', { name: 'Send certificate' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send to agent' })).toBeNull();
  });

  it('shows an agent whose agency works with Applied Epic how to answer from there, with the form at once, whatever the query says [A11]', async () => {
    const epic = { ...INVITATION, openedAs: 'agent', appliedEpic: { pluginUrl: 'https://plugins.example/epic' } };
    const noThanks = () => screen.queryByRole('checkbox', { name: /^No thanks/ });
    fakeServer({ [READ]: () => epic });
    const { container } = renderApp(`/coi-upload#${TOKEN}`);
    expect(await screen.findByRole('heading', { name: 'Answer from Applied Epic' })).toBeInTheDocument();
    const steps = screen.getAllByRole('listitem').slice(0, 3);
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      `Issue a certificate of insurance there, to the certificate holder ${INVITATION.holder}.`,
      'Save it as a PDF.',
      'Choose it below, and send it.',
    ]);
    expect(screen.getByRole('link', { name: 'Get the free plugin' })).toHaveAttribute(
      'href',
      'https://plugins.example/epic',
    );
    expect(screen.getByRole('button', { name: 'Send certificate' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log in to answer' })).toBeInTheDocument();
    expect(noThanks()).toBeNull();
    await expectAccessible(container);
    cleanup();
    fakeServer({ [READ]: () => ({ ...epic, isEvidenceOnly: true, appliedEpic: { pluginUrl: null } }) });
    renderApp(`/coi-upload#${TOKEN}`);
    expect(await screen.findByText(/it need not name a certificate holder\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Get the free plugin' })).toBeNull();
    cleanup();
    fakeServer({ [READ]: () => ({ ...epic, appliedEpic: null }) });
    renderApp(`/coi-upload?agency=applied#${TOKEN}`);
    await waitFor(() => expect(noThanks()).toBeInTheDocument());
    expect(screen.queryByRole('heading', { name: 'Answer from Applied Epic' })).toBeNull();
  });

  it('takes the word of a named agent that the client is not theirs, after saying what follows [A11]', async () => {
    const server = fakeServer({
      [READ]: () => ({ ...INVITATION, openedAs: 'agent' }),
      'POST policy/request/invitation/no-client': () => ({ requestId: 'r' }),
    });
    const { container } = renderApp(`/invitation#${TOKEN}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Not my client' }));
    const dialog = within(await focusedDialog('Not your client?'));
    expect(dialog.getByText(/Whoever named you is told and may name another agent/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Not my client' }));
    expect(await screen.findByRole('heading', { name: 'You do not answer this request' })).toBeInTheDocument();
    expect(server.callsOf('POST policy/request/invitation/no-client')[0]!.body).toEqual({ token: TOKEN });
    await expectAccessible(container);
  });

  it('says so when the link is over, or is none', async () => {
    fakeServer({ [READ]: () => refuse(404, 'LINK.NOT_VALID', 'This link is no longer valid') });
    renderApp('/invitation');
    expect(await screen.findByText('This link is no longer valid')).toBeInTheDocument();
    expect(screen.getByText(/most recent email related to this request/)).toBeInTheDocument();
  });
});
