import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExtractedPolicies } from '@covertrail/contracts/extraction/extraction.replies';
import type { CertificateReading } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeFiles } from '#testing/fake-files';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';
import { extracted, onFile, POLICY, reading, UPLOAD } from '../testing/sample-extraction.js';

const CONFIRM = 'POST policy/extracted/addPolicy';

function open(read: ExtractedPolicies = extracted(), state: CertificateReading = reading()) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    [`GET extract/coiExtraction/${UPLOAD}`]: () => state,
    [`GET policy/extracted/${UPLOAD}`]: () => read,
    [CONFIRM]: () => ({ transactionId: UPLOAD }),
  });
  fakeFiles({ [`extract/coiExtraction/${UPLOAD}/file`]: new Promise<Blob>(() => undefined) });
  return { server, ...renderApp(`/app/certificate-readings/${UPLOAD}`) };
}

const ADDED = { id: '40000000-0000-4000-8000-000000000009', name: 'Harbor Specialty', naic: '', rating: null };
const fieldOf = (name: RegExp) => screen.findByRole('button', { name });
const sent = (server: ReturnType<typeof open>['server']) => server.callsOf(CONFIRM)[0]?.body;

describe('the page that confirms a certificate [E02]', () => {
  it('shows what is unsure first, with old → new, and is confirmed by keyboard alone', async () => {
    const { server, container } = open();
    const fields = within(await screen.findByRole('list', { name: 'Fields of General liability' }));
    const names = fields.getAllByRole('button').filter((button) => button.className.includes('extracted-value'));
    expect(names.map((button) => button.textContent)).toEqual([
      expect.stringContaining('Effective date'),
      expect.stringContaining('Each occurrence'),
      expect.stringContaining('General aggregate'),
    ]);
    expect(names[1]).toHaveTextContent('$1,000,000 → becomes$2,000,000');
    expect(screen.getByText('0 of 3 checked')).toBeInTheDocument();
    await expectAccessible(container);
    names[0]!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names[1]).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(names[2]).toHaveFocus());
    await userEvent.keyboard('e');
    const input = await screen.findByRole('textbox', { name: 'General aggregate' });
    expect(input).toHaveValue('4,000,000');
    await userEvent.clear(input);
    await userEvent.type(input, 'five{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter an amount in whole dollars.');
    await userEvent.clear(input);
    await userEvent.type(input, '5,000,000{Enter}');
    expect(await screen.findByText('3 of 3 checked')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Summary' }));
    expect(screen.getByRole('region', { name: 'General liability' })).toHaveTextContent(
      'Changes GL-88120: 2 values.Effective date: 01/01/2026General aggregate: $5,000,000 (typed by you)',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Enter into policies' }));
    await waitFor(() =>
      expect(sent(server)).toEqual({
        transactionId: UPLOAD,
        attempt: 1,
        dated: '2026-11-02',
        isInsured: true,
        rows: [
          {
            page: 1,
            row: 'generalLiability',
            into: 'onFile',
            policyId: POLICY,
            revision: 4,
            fields: [
              { key: 'effectiveOn', act: 'accepted' },
              { key: 'limit.eachOccurrence', act: 'left' },
              { key: 'limit.generalAggregate', act: 'corrected', value: '500000000' },
            ],
          },
          { page: 1, row: 'other1', into: 'left', fields: [] },
        ],
      }),
    );
  });

  it('says what nobody read or sees on the page', async () => {
    open(extracted({ findings: ['CERTIFICATE.PICTURE_UNREAD', 'CERTIFICATE.HIDDEN_TEXT', 'CERTIFICATE.COARSE_SCAN'] }));
    expect(await screen.findByText('The page has a picture beside its text, which was not read.')).toBeVisible();
    expect(screen.getByText('The file holds text that nobody sees on the page.')).toBeVisible();
    expect(screen.getByText(/^The page was scanned coarsely, or in black and white alone/)).toBeVisible();
  });

  it('accepts at once all that is sure, and never what replaces something better', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept all that is sure (1)' }));
    expect(screen.getByText('1 of 3 checked')).toBeInTheDocument();
    expect(await fieldOf(/^General aggregate/)).toHaveTextContent('Accepted');
    expect(await fieldOf(/^Each occurrence/)).toHaveTextContent('To be checked');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only what is to be checked' }));
    expect(screen.queryByRole('button', { name: /^General aggregate/ })).toBeNull();
  });

  it('names what a decision replaces that is better proven', async () => {
    const { server } = open(
      extracted({
        policies: [{ ...extracted().policies[0]!, targets: [{ ...onFile, fields: [onFile.fields[2]!] }] }],
      }),
    );
    expect(await screen.findByText(/On file: Verified by the agent on 03\/01\/2026/)).toBeInTheDocument();
    (await fieldOf(/^Each occurrence/)).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Summary' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enter into policies' }));
    await waitFor(() =>
      expect(sent(server)).toMatchObject({
        rows: [{ fields: [{ key: 'limit.eachOccurrence', act: 'accepted', replaces: 'verifiedByAgent' }] }],
      }),
    );
  });

  it('asks which policy is meant, and whether it is about this insured', async () => {
    open(
      extracted({
        isInsured: false,
        insured: { value: 'Other Roofing', places: [] },
        policies: [{ ...extracted().policies[0]!, match: 'sameTerm' }],
      }),
    );
    expect(await screen.findByText('0 of 2 checked')).toBeInTheDocument();
    expect(screen.getByText(/on file under another number/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /It is about Granite Peak nevertheless/ }));
    expect(screen.getByText('1 of 2 checked')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Summary' })).toBeDisabled();
  });

  it('enters a row in words as a policy of the chosen kind, and a new insurer once for all its rows', async () => {
    const carrier = {
      ...onFile.fields[0]!,
      key: 'carrier',
      form: 'insurer',
      value: null,
      onFile: null,
      needs: ['NO_VALUE'],
    } as const;
    const insurer = { ...carrier, places: [{ ...carrier.places[0]!, text: 'Harbor Specialty' }] };
    const remarks = { ...onFile.fields[0]!, key: 'remarks', value: 'Job 7', onFile: null, isOffered: true } as const;
    const target = { ...onFile, into: 'new', policyId: null, policyNumber: null, revision: null } as const;
    const [liability, pollution] = extracted().policies;
    const first = { ...liability!, match: 'new', targets: [{ ...target, fields: [insurer] }] } as const;
    const chosen = {
      ...pollution!,
      line: 'pollutionLiability',
      targets: [{ ...target, fields: [insurer, remarks] }],
    } as const;
    const { server } = open(extracted({ policies: [first, pollution!], carriers: [] }));
    server.answers[`GET policy/extracted/${UPLOAD}`] = ({ query }) =>
      extracted({
        policies: [first, query.get('lines') === '1.other1.pollutionLiability' ? chosen : pollution!],
        carriers: [],
      });
    server.answers['POST policy/details/insurer'] = () => ADDED;
    await userEvent.click(await screen.findByRole('combobox', { name: 'Kind of insurance of Pollution' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pollution liability' }));
    const fields = await screen.findByRole('list', { name: 'Fields of Pollution' });
    await userEvent.click(within(fields).getByRole('button', { name: 'Correct Insurer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add an insurer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an insurer' }));
    expect(dialog.getByRole('textbox', { name: 'Insurer name' })).toHaveValue('Harbor Specialty');
    await userEvent.click(dialog.getByRole('button', { name: 'Add insurer' }));
    expect(await screen.findByText('2 of 2 checked')).toBeInTheDocument();
    expect(await fieldOf(/^Remarks, from/)).toHaveTextContent('Not entered unless you accept it');
    await userEvent.click(screen.getByRole('button', { name: 'Accept Remarks, from the description of operations' }));
    await userEvent.click(screen.getByRole('button', { name: 'Summary' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enter into policies' }));
    const insurerDecision = { key: 'carrier', act: 'corrected', value: ADDED.id };
    await waitFor(() =>
      expect(sent(server)).toMatchObject({
        rows: [
          { row: 'generalLiability', into: 'new', fields: [insurerDecision] },
          {
            row: 'other1',
            into: 'new',
            line: 'pollutionLiability',
            fields: [insurerDecision, { key: 'remarks', act: 'accepted' }],
          },
        ],
      }),
    );
  });

  it('shows what the certificate excludes, and asks whether it is so of each policy', async () => {
    const text = 'Mold is excluded.';
    const excluded = {
      ...onFile.fields[0]!,
      key: 'exclusionComment',
      value: text,
      onFile: null,
      warnings: ['EXCLUSION_OF_WHICH_POLICY'],
      needs: ['WARNED', 'DECIDES'],
    } as const;
    const [liability] = extracted().policies;
    const policies = [{ ...liability!, targets: [{ ...onFile, fields: [excluded] }] }];
    const stated = { page: 1, key: 'description', text, forms: [] } as const;
    const exclusions = [
      { ...stated, lines: [] },
      { ...stated, text: 'No silica cover.', lines: ['generalLiability', 'umbrella'] },
    ] as const;
    const { server, container } = open(extracted({ policies, exclusions }));
    const list = await screen.findByRole('region', { name: 'What the certificate excludes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['“Mold is excluded.” names no policy', '“No silica cover.” General liability, Umbrella liability']);
    expect(await fieldOf(/^What is excluded/)).toHaveTextContent('To be checked');
    expect(screen.getByText(/it may be about another policy/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Accept all that is sure (0)' })).toBeDisabled();
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Leave What is excluded' }));
    await userEvent.click(screen.getByRole('button', { name: 'Summary' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enter into policies' }));
    await waitFor(() =>
      expect(sent(server)).toMatchObject({ rows: [{ fields: [{ key: 'exclusionComment', act: 'left' }] }] }),
    );
  });

  it('says why it could not be read, with the way on', async () => {
    open(extracted(), reading({ status: 'scan', reason: 'CERTIFICATE.SCAN', extractionStatus: 0 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to process Certificate of Insurance');
    for (const name of ['Cancel COI.pdf', 'Retry COI.pdf', 'Continue COI.pdf'])
      expect(screen.getByRole('button', { name })).toBeEnabled();
  });

  it('leads back to the request from one that goes on as a document', async () => {
    open(extracted(), reading({ status: 'takenAsIs', requestId: UPLOAD }));
    expect(await screen.findByText('It goes on as a document')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Answer the request' })).toHaveAttribute(
      'href',
      `/app/pending-requests/${UPLOAD}`,
    );
  });

  it('shows the policies with their status afterwards, and the step that comes next', async () => {
    open(
      extracted({
        policies: [],
        confirmed: {
          done: true,
          entered: [
            {
              page: 1,
              row: 'generalLiability',
              policyId: POLICY,
              line: 'generalLiability',
              policyNumber: 'GL-88120',
              status: 'unverified',
            },
          ],
          refused: [],
        },
      }),
      reading({ status: 'confirmed' }),
    );
    const panel = within(await screen.findByRole('region', { name: 'Entered into policies' }));
    expect(panel.getByRole('link', { name: 'General liability GL-88120' })).toHaveAttribute(
      'href',
      `/app/policies/${POLICY}`,
    );
    expect(panel.getByText('Claimed on a certificate')).toBeInTheDocument();
    expect(screen.getByText('Upload signature', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText(/Certificates are signed by your agent/)).toBeInTheDocument();
  });

  it('takes the signature of an agent as its last step, uploaded or drawn', async () => {
    rememberSession('agent');
    const confirmed = { done: true, entered: [], refused: [] };
    const server = fakeServer({
      'GET user/userdetails': () => userDetails(['agent']),
      [`GET extract/coiExtraction/${UPLOAD}`]: () => reading({ status: 'confirmed' }),
      [`GET policy/extracted/${UPLOAD}`]: () => extracted({ policies: [], confirmed }),
      'GET agent/signature/pictures': () => ({ id: USER.id, own: null, agency: null }),
    });
    const { container } = renderApp(`/app/certificate-readings/${UPLOAD}`);
    const panel = within(await screen.findByRole('region', { name: 'Your signature' }));
    expect(panel.getByRole('button', { name: /Draw/ })).toBeEnabled();
    await expectAccessible(container);
    expect(server.callsOf('GET agent/signature/pictures')).toHaveLength(1);
  });

  it('keeps what was decided where it is refused', async () => {
    const { server } = open();
    server.answers[CONFIRM] = () =>
      refuse(409, 'EXTRACTION.POLICY_CHANGED', 'The policy was changed meanwhile. Please look at it again.');
    await userEvent.click(await screen.findByRole('button', { name: 'Accept all that is sure (1)' }));
    for (const name of [/^Effective date/, /^Each occurrence/]) {
      (await fieldOf(name)).focus();
      await userEvent.keyboard('{Enter}');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Summary' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enter into policies' }));
    expect(await screen.findByText(/The policy was changed meanwhile/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the fields' }));
    expect(screen.getByText('3 of 3 checked')).toBeInTheDocument();
  });
});
