import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanyProfileReply } from '@covertrail/contracts/company/company.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const PROFILE: CompanyProfileReply = {
  id: 'c',
  name: 'Meridian Builders',
  address: { address1: '1 Main Street', city: 'Denver', state: 'CO', postalCode: '80202', country: 'US' },
  registeredIn: 'US',
  phone: null,
  timeZone: 'America/Denver',
  taxIdEnding: '2222',
  agency: null,
  agencySystem: null,
  logoId: null,
  isInTraining: false,
  revision: 4,
};
const READ = {
  'GET company/profile': () => PROFILE,
  'GET company/people': () => [],
  'GET user/userdetails': () => userDetails(['requester']),
};
const SAVE = 'PUT company/profile';
const TAX_ID = 'PUT company/tax-id';

const open = () => {
  rememberSession('requester');
  return renderApp('/app/company-admin');
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fill = (dialog: ReturnType<typeof within>, label: RegExp, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });

describe('the company profile [I01]', () => {
  it('says what the company says of itself, and saves what the primary contact changes', async () => {
    const server = fakeServer({ ...READ, [SAVE]: () => ({ companyId: 'c' }) });
    const { container } = open();
    const panel = within(await screen.findByRole('region', { name: 'Company profile' }));
    expect(await panel.findByText('1 Main Street, Denver, CO 80202')).toBeInTheDocument();
    expect(panel.getByText(/Ends in 2222/)).toBeInTheDocument();
    expect(panel.getByText(/^America\/Denver, as you registered: .* so it stays\./)).toBeInTheDocument();
    await expectAccessible(container);
    await press('Edit profile');
    const dialog = within(await focusedDialog('Company profile'));
    fill(dialog, /Company Name/, 'Meridian');
    fill(dialog, /Phone/, '303 555 0100');
    await expectAccessible(container.ownerDocument.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(SAVE)[0]).toMatchObject({
      body: { companyName: 'Meridian', phone: '303 555 0100', city: 'Denver', address2: '' },
      headers: { 'If-Match': '"4"' },
    });
  });

  it('moves to another country by keyboard, and says in which currency its requirements stay', async () => {
    let address = PROFILE.address;
    const server = fakeServer({
      ...READ,
      'GET company/profile': () => ({ ...PROFILE, address }),
      [SAVE]: () => {
        address = { ...address, country: 'CA' };
        return { companyId: 'c' };
      },
    });
    open();
    await press('Edit profile');
    const dialog = within(await focusedDialog('Company profile'));
    act(() => dialog.getByRole('combobox', { name: /Country/ }).focus());
    await userEvent.keyboard('{ArrowDown}Canada{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(/^Canada\. Your requirements are in the currency of United States, where you registered/),
    ).toBeInTheDocument();
    expect(server.callsOf(SAVE)[0]).toMatchObject({ body: { country: 'CA' } });
  });

  it('enables the training mode of a requester, and the foot of the page says so [B04]', async () => {
    let isInTraining: boolean | null = false;
    const server = fakeServer({
      ...READ,
      'GET company/profile': () => ({ ...PROFILE, isInTraining }),
      'PUT company/training': () => {
        isInTraining = true;
        return { companyId: 'c' };
      },
    });
    open();
    await press('Enable training mode');
    expect(await screen.findByText(/^Enabled: your people read it/)).toBeInTheDocument();
    expect(await screen.findByText('Training Mode Enabled')).toBeInTheDocument();
    expect(server.callsOf('PUT company/training')[0]).toMatchObject({ body: { isInTraining: true } });
  });

  it('of what is no requester has no training mode [B04]', async () => {
    fakeServer({ ...READ, 'GET company/profile': () => ({ ...PROFILE, isInTraining: null }) });
    open();
    const panel = within(await screen.findByRole('region', { name: 'Company profile' }));
    expect(await panel.findByText(/Ends in 2222/)).toBeInTheDocument();
    expect(panel.queryByText('Training mode')).toBeNull();
  });

  it('names wrong fields, and closes the button where name and address are too long together', async () => {
    const server = fakeServer(READ);
    open();
    await press('Edit profile');
    const dialog = within(await focusedDialog('Company profile'));
    fill(dialog, /Zip Code/, '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Invalid zip code / post code / pin code.')).toBeInTheDocument();
    fill(dialog, /Company Name/, 'M'.repeat(200));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled());
    expect(server.callsOf(SAVE)).toEqual([]);
  });

  it('shows what somebody else saved meanwhile, and takes it or replaces it', async () => {
    let now = PROFILE;
    const server = fakeServer({
      ...READ,
      'GET company/profile': () => now,
      [SAVE]: () =>
        now.revision === 5 && server.callsOf(SAVE).length > 1
          ? { companyId: 'c' }
          : { ...refuse(409, 'COMMAND.STALE', 'Somebody else changed this meanwhile.'), currentRevision: 5 },
    });
    open();
    await press('Edit profile');
    const dialog = within(await focusedDialog('Company profile'));
    now = { ...PROFILE, name: 'Meridian & Sons', revision: 5 };
    fill(dialog, /Phone/, '303 555 0100');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Meridian & Sons')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Take what was saved' }));
    expect(dialog.getByLabelText(/Company Name/)).toHaveValue('Meridian & Sons');
    expect(dialog.getByLabelText(/Phone/)).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(SAVE)[1]).toMatchObject({
      headers: { 'If-Match': '"5"' },
      body: { companyName: 'Meridian & Sons' },
    });
  });

  it('has another tax id, and says at the field where another company has it', async () => {
    fakeServer({
      ...READ,
      [TAX_ID]: () => refuse(409, 'COMPANY.TAX_ID_TAKEN', 'A company with this Tax ID exists already.'),
    });
    open();
    await press('Change tax ID…');
    const dialog = within(await focusedDialog('Change tax ID'));
    expect(dialog.getByText('It replaces the one that ends in 2222.')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/Tax ID/), '84-3334444{Enter}');
    expect(await dialog.findByText('A company with this Tax ID exists already.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/Tax ID/)).toBeInvalid();
  });
});

describe('the logo of the company [I01]', () => {
  const LOGO = '88888888-8888-4888-8888-888888888888';
  const picture = (type: string, bytes = 8) => new File([new Uint8Array(bytes)], 'logo', { type });

  it('is uploaded, shown in the frame of the page as well, and deleted once it is confirmed', async () => {
    let logoId: string | null = null;
    const server = fakeServer({
      ...READ,
      'GET company/profile': () => ({ ...PROFILE, logoId }),
      'POST company/logo/file': () => ({ uploadId: 'u-1' }),
      'PUT company/logo': () => ((logoId = LOGO), { companyId: 'c' }),
      'DELETE company/logo': () => ((logoId = null), { companyId: 'c' }),
    });
    const { container } = open();
    await screen.findByRole('button', { name: 'Upload logo…' });
    await userEvent.upload(screen.getByLabelText('Logo'), picture('image/png'));
    await screen.findByRole('button', { name: 'Replace logo…' });
    expect(server.callsOf('PUT company/logo')[0]!.body).toEqual({ uploadId: 'u-1' });
    const shown = () => [...container.ownerDocument.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    expect(shown()).toEqual([`/covertrail-api/company/c/logo/${LOGO}`]);
    await userEvent.click(screen.getByRole('button', { name: /^Profile of/ }));
    expect(shown()).toHaveLength(2);
    await press('Delete logo…');
    const dialog = within(await focusedDialog('Delete the logo?'));
    expect(server.callsOf('DELETE company/logo')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete logo' }));
    await screen.findByRole('button', { name: 'Upload logo…' });
    expect(shown()).toEqual([]);
  });

  it.each([
    ['no picture of dots', picture('image/svg+xml'), 'You can only upload valid image file.'],
    ['larger than 1 MB', picture('image/png', 1_000_001), 'A picture may have at most 1 MB.'],
  ])('is not sent where it is %s', async (_, file, text) => {
    const server = fakeServer(READ);
    open();
    await screen.findByRole('button', { name: 'Upload logo…' });
    fireEvent.change(screen.getByLabelText('Logo'), { target: { files: [file] } });
    expect(await screen.findByText(text)).toHaveAttribute('role', 'alert');
    expect(server.callsOf('POST company/logo/file')).toEqual([]);
  });

  it('gives way to the initials where it cannot be loaded', async () => {
    fakeServer({ ...READ, 'GET company/profile': () => ({ ...PROFILE, logoId: LOGO }) });
    const { container } = open();
    await screen.findByRole('button', { name: 'Replace logo…' });
    fireEvent.error(container.querySelector('img')!);
    expect(await screen.findByText('MB')).toBeInTheDocument();
  });
});

describe('the details of an agency [A08]', () => {
  const DETAILS = 'PUT company/agency';
  const agency = { managementSystem: 'Ledger of ours', license: 'CO-204417', fax: '' };
  const openAgency = () => {
    rememberSession('agent');
    return renderApp('/app/company-admin');
  };

  it('are shown, and changed by the primary contact', async () => {
    const server = fakeServer({
      ...READ,
      'GET user/userdetails': () => userDetails(['agent']),
      'GET company/profile': () => ({ ...PROFILE, agency }),
      [DETAILS]: () => ({ companyId: 'c' }),
    });
    openAgency();
    const panel = within(await screen.findByRole('region', { name: 'Company profile' }));
    expect(await panel.findByText('Ledger of ours')).toBeInTheDocument();
    expect(panel.getByText('CO-204417')).toBeInTheDocument();
    await press('Change agency details…');
    const open = await focusedDialog('Agency details');
    await expectAccessible(open);
    const dialog = within(open);
    fill(dialog, /Name of the system/, '');
    fill(dialog, /Fax/, '3035550199');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(server.callsOf(DETAILS)).toEqual([]);
    fill(dialog, /Name of the system/, 'Another ledger');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(DETAILS)[0]).toMatchObject({
      body: { managementSystem: 'Another ledger', license: 'CO-204417', fax: '3035550199' },
      headers: { 'If-Match': '"4"' },
    });
  });

  it('are of agencies alone', async () => {
    fakeServer(READ);
    open();
    await screen.findByText(/Ends in 2222/);
    expect(screen.queryByText('Agency Management System')).toBeNull();
  });
});
