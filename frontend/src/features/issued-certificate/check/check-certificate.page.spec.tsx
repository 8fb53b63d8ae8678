import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CertificateCheck, CheckedLine } from '@covertrail/contracts/issued-certificate/certificate-check.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { renderApp } from '#testing/render-app.tsx';

const CODE = '7Q4M-0B2C-9D3E-5F6G';
const CHECK = 'POST certificate/check';
/** Of the text `abc`. */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const LINE: CheckedLine = {
  ...{ kind: 'General liability', policyNumber: 'GL-88120', insurer: 'Summit Mutual', naic: '12345' },
  ...{ effectiveOn: '2026-07-01', expiresOn: '2027-07-01' },
  limits: [{ label: 'Each occurrence', text: '$1,000,000' }],
  further: [{ label: 'Waiver of subrogation', text: '' }],
  ...{ isInForce: true, since: [], ahead: [] },
};
const REPLY: CertificateCheck = {
  ...{ checkedAt: '2026-11-29T15:00:00.000Z', today: '2026-11-29', number: '25-3F2A9C104B7D', form: '25' },
  issue: { revision: 1, issuedOn: '2026-11-21', sha256: ABC },
  others: [],
  producer: { name: 'Hollis & Vance', addressLines: [] },
  signedBy: 'Priya Raman',
  insured: { name: 'Granite Peak', addressLines: ['1 Rock Road', 'Denver, CO 80202'] },
  holder: { name: 'Harbor Point LLC', addressLines: [] },
  description: 'Lot 4.',
  lines: [LINE],
};
const found = (other: Partial<CertificateCheck> = {}) => ({ [CHECK]: () => ({ ...REPLY, ...other }) });
const open = (address = `/check-certificate#${CODE}`) => renderApp(address);
/** A file as browsers have it: the test's own has no bytes to read. */
const fileOf = (content: string): File =>
  Object.assign(new File([content], 'coi.pdf', { type: 'application/pdf' }), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(content)),
  });
const drop = async (content: string) =>
  userEvent.upload(await screen.findByLabelText(/Certificate as PDF/), fileOf(content));

describe('the page on which anyone checks a certificate [E05]', () => {
  it('asks with the code of the address, and says first whether all of it is true', async () => {
    const server = fakeServer(found());
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'Genuine, and all of it is true today' })).toBeInTheDocument();
    expect(server.callsOf(CHECK).map(({ body }) => body)).toEqual([{ code: CODE }]);
    expect(screen.getByText('In force as stated')).toBeInTheDocument();
    expect(screen.getByText('25-3F2A9C104B7D, revision 1')).toBeInTheDocument();
    expect(screen.getByText('07/01/2026 to 07/01/2027')).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('counts the policies that are not as stated, and says what changed', async () => {
    const lowered = { ...LINE, policyNumber: 'GL-2', since: ['Each occurrence is lower now: printed is $1,000,000.'] };
    const ended = { ...LINE, policyNumber: 'GL-3', isInForce: false, since: ['The policy expired on 11/23/2026.'] };
    fakeServer(found({ lines: [LINE, lowered, ended] }));
    const { container } = open();
    await screen.findByRole('heading', { name: 'Genuine, but 2 of 3 policies are not as stated any more' });
    const cards = within(screen.getByRole('region', { name: /Policies/ }));
    expect(cards.getByText('In force, not as stated')).toBeInTheDocument();
    expect(cards.getByText('Not in force')).toBeInTheDocument();
    expect(cards.getByText(lowered.since[0]!)).toBeInTheDocument();
    expect(cards.getByText(ended.since[0]!)).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('says that a later one was issued, and that the name of who signed was erased', async () => {
    const later = { revision: 2, issuedOn: '2026-11-28', sha256: 'f'.repeat(64) };
    fakeServer(found({ others: [later], signedBy: '' }));
    open();
    await screen.findByRole('heading', { name: 'Genuine, but replaced by a later one' });
    expect(screen.getByText(/issued to the same holder on 11\/28\/2026: ask for that one/)).toBeInTheDocument();
    expect(screen.getByText('The name was erased since.')).toBeInTheDocument();
  });

  it('takes a code that is typed with spaces and small letters, and none that is too short', async () => {
    const server = fakeServer(found());
    open('/check-certificate');
    const field = await screen.findByLabelText(/Code/);
    expect(server.callsOf(CHECK)).toEqual([]);
    await userEvent.type(field, '7q4m 0b2c{Enter}');
    expect(screen.getByText('A code has 16 letters and digits.')).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, ' 7q4m ob2c-9d3e 5f6g{Enter}');
    await screen.findByRole('heading', { name: /^Genuine/ });
    expect(server.callsOf(CHECK).map(({ body }) => body)).toEqual([{ code: CODE }]);
  });

  it('says that no certificate has the code, and lets it be corrected', async () => {
    fakeServer({ [CHECK]: () => refuse(404, 'CERTIFICATE.CODE_UNKNOWN', 'No certificate has this code.') });
    const { container } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('No certificate has this code');
    expect(screen.getByLabelText(/Code/)).toHaveValue(CODE);
    await expectAccessible(container);
  });

  it('says that there were too many tries', async () => {
    fakeServer({ [CHECK]: () => refuse(429, 'HTTP.TOO_MANY', 'Too many requests. Please wait.') });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests. Please wait.');
  });

  it('asks again, and keeps what was found meanwhile', async () => {
    let checks = 0;
    fakeServer({
      [CHECK]: () => ({ ...REPLY, lines: [{ ...LINE, isInForce: (checks += 1) < 2, since: [] }] }),
    });
    open();
    await screen.findByRole('heading', { name: 'Genuine, and all of it is true today' });
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByRole('heading', { name: 'Genuine, but its policy is not as stated any more' });
  });

  it.each([
    ['abc', REPLY, 'This file is unchanged'],
    ['abd', REPLY, 'This is not the file that was issued'],
    [
      'abc',
      {
        ...REPLY,
        issue: { ...REPLY.issue, sha256: 'e'.repeat(64) },
        others: [{ revision: 0, issuedOn: '2026-11-20', sha256: ABC }],
      },
      'This is an earlier issue of the same certificate',
    ],
  ])('compares a file in the browser (%s): %#', async (content, check, title) => {
    const server = fakeServer(found(check));
    open();
    await drop(content);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(server.callsOf(CHECK)).toHaveLength(1);
  });
});
