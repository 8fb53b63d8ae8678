import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayFormat } from '#shared/format/day-format';
import { instantFormat, localDay } from '#shared/format/instant-format';
import { showMomentsIn } from '#shared/format/shown-zone';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse, UNANSWERED } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const NOTICES = 'GET user/notices';
const SAVE = 'PUT user/profile';
const CHANGE = 'PUT user/updatepassword';
const NEW = 'Trombone&Kettle7';
const PHOTO = '88888888-8888-4888-8888-888888888888';

async function openProfile(more: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'POST logout': () => ({ message: '' }),
    [NOTICES]: () => [],
    ...more,
  });
  const app = renderApp('/app/myProfile');
  await screen.findByRole('heading', { level: 1, name: 'My Profile' });
  await screen.findByLabelText(/First name/);
  return { server, ...app };
}

describe('my profile [I01]', () => {
  it('says who the person is, for which company it acts and what it may do there', async () => {
    const { container } = await openProfile();
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    const company = within(screen.getByRole('region', { name: 'Your company' }));
    expect(company.getByText(/^(Manager|Reviewer|Read Only): /)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expectAccessible(container);
  });

  it('saves names and phone number, which the header shows at once', async () => {
    const { server } = await openProfile({ [SAVE]: () => ({ userId: 'u' }) });
    const last = screen.getByLabelText(/Last name/);
    await userEvent.clear(last);
    await userEvent.type(last, 'Okafor-Lindt');
    await userEvent.type(screen.getByLabelText('Phone'), '303 555 0100');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your profile was saved.')).toBeInTheDocument();
    expect(server.callsOf(SAVE)[0]!.body).toMatchObject({ lastName: 'Okafor-Lindt', phone: '303 555 0100' });
    expect(await screen.findByRole('button', { name: /^Profile of .*Okafor-Lindt$/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('has a photo, which the header shows at once, and which is deleted once that is confirmed', async () => {
    let photoId: string | null = null;
    const { server, container } = await openProfile({
      'GET user/userdetails': () => ({ ...userDetails(['requester']), photoId }),
      'POST user/photo/file': () => ({ uploadId: 'u-1' }),
      'PUT user/photo': () => ((photoId = PHOTO), { userId: USER.id }),
      'DELETE user/photo': () => ((photoId = null), { userId: USER.id }),
    });
    const shown = () => [...container.ownerDocument.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    const input = screen.getByLabelText('Photo', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'me.svg', { type: 'image/svg+xml' }), { applyAccept: false });
    expect(await screen.findByText('You can only upload valid image file.')).toBeInTheDocument();
    await userEvent.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
    await screen.findByRole('button', { name: 'Replace photo…' });
    expect(server.callsOf('PUT user/photo')[0]!.body).toEqual({ uploadId: 'u-1' });
    const address = `/covertrail-api/user/${USER.id}/photo/${PHOTO}`;
    await waitFor(() => expect(shown()).toEqual([address, address]));
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', { name: 'Delete photo…' }));
    const dialog = within(await focusedDialog('Delete your photo?'));
    expect(server.callsOf('DELETE user/photo')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete photo' }));
    await screen.findByRole('button', { name: 'Upload photo…' });
    await waitFor(() => expect(shown()).toEqual([]));
  });

  it('says at the field what is wrong, and sends nothing', async () => {
    const { server } = await openProfile();
    await userEvent.clear(screen.getByLabelText(/First name/));
    await userEvent.type(screen.getByLabelText('Phone'), 'call me{Enter}');
    expect(await screen.findByText('Please enter your first name.')).toBeInTheDocument();
    expect(screen.getByText('Please enter a valid phone number.')).toBeInTheDocument();
    expect(server.callsOf(SAVE)).toEqual([]);
  });

  it('is in the menu of the person', async () => {
    const { address } = await openProfile();
    await userEvent.click(screen.getByRole('button', { name: /^Profile of / }));
    expect(await screen.findByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/app/myProfile');
    expect(address()).toBe('/app/myProfile');
  });
});

describe('the time zone of a person [I01]', () => {
  const MOMENT = '2026-11-21T02:30:00.000Z';

  it('is that of the company until the person chooses one, in which every moment is shown from then on', async () => {
    let own: string | null = null;
    const { server } = await openProfile({
      'GET user/userdetails': () => ({ ...userDetails(['requester']), ownTimeZone: own }),
      'PUT user/timezone': () => ({ timeZone: (own = 'Asia/Tokyo') }),
    });
    await waitFor(() => expect(instantFormat(MOMENT)).toBe('11/20/2026, 7:30 PM'));
    expect(screen.getByText('Time zone of the company (America/Denver)')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('combobox', { name: 'Times are shown in' }), 'Tokyo{Enter}');
    expect(await screen.findByText('Your time zone was saved.')).toBeInTheDocument();
    expect(server.callsOf('PUT user/timezone')[0]!.body).toEqual({ timeZone: 'Asia/Tokyo' });
    expect([instantFormat(MOMENT), localDay(MOMENT)]).toEqual(['11/21/2026, 11:30 AM', '2026-11-21']);
    expect(dayFormat('2026-11-20')).toBe('11/20/2026');
  });

  it('is the one of the browser where it does not know the one that is stored', () => {
    showMomentsIn('Mars/Olympus');
    const inBrowser = instantFormat(MOMENT);
    showMomentsIn(null);
    expect(instantFormat(MOMENT)).toBe(inBrowser);
  });
});

describe('notices by email [A16]', () => {
  it.each([
    ['PUT user/notices', 'checkbox', 'Requests for proof of insurance', ' '],
    ['PUT user/timezone', 'combobox', 'Times are shown in', 'Tokyo{Enter}'],
  ] as const)('keep the focus while they are saved, and are sent once: %s', async (call, role, name, keys) => {
    const { server } = await openProfile({
      [NOTICES]: () => [{ notice: 'requests', byMail: true }],
      [call]: () => UNANSWERED,
    });
    const field = await screen.findByRole(role, { name });
    field.focus();
    await userEvent.keyboard(`${keys}${keys}`);
    expect(field).toHaveFocus();
    expect(field).toBeEnabled();
    expect(server.callsOf(call)).toHaveLength(1);
  });

  it('are switched one by one, by keyboard too, and security stays', async () => {
    let byMail = true;
    const { server, container } = await openProfile({
      [NOTICES]: () => [
        { notice: 'requests', byMail },
        { notice: 'people', byMail: true },
      ],
      'PUT user/notices': () => {
        byMail = false;
        return { notice: 'requests', byMail };
      },
    });
    const panel = within(screen.getByRole('region', { name: 'Notices by email' }));
    const requests = await panel.findByRole('checkbox', { name: 'Requests for proof of insurance' });
    expect(requests).toBeChecked();
    expect(panel.getByText(/your password, your log-in and your account are always sent/)).toBeInTheDocument();
    requests.focus();
    await userEvent.keyboard(' ');
    expect(await screen.findByText('Requests for proof of insurance: only in your notifications.')).toBeInTheDocument();
    expect(server.callsOf('PUT user/notices')[0]!.body).toEqual({ notice: 'requests', byMail: false });
    await waitFor(() => expect(panel.getByRole('checkbox', { name: /^Requests/ })).not.toBeChecked());
    expect(panel.getByRole('checkbox', { name: 'People who ask to join' })).toBeChecked();
    await expectAccessible(container);
  });

  it('say that they cannot be read', async () => {
    await openProfile({ [NOTICES]: () => refuse(503, 'HTTP.UNAVAILABLE', 'Please try again.') });
    expect(await screen.findByText('Please try again.')).toBeInTheDocument();
  });
});

describe('another password for who is logged in [A10]', () => {
  async function change(reply: () => unknown) {
    const opened = await openProfile({ [CHANGE]: reply });
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    const dialog = within(await focusedDialog('Change password'));
    await userEvent.type(dialog.getByLabelText(/Current password/), 'Correct-Horse-9');
    await userEvent.type(dialog.getByLabelText(/New Password/), NEW);
    await userEvent.type(dialog.getByLabelText(/Confirm Password/), NEW);
    await userEvent.click(dialog.getByRole('button', { name: 'Change password' }));
    return { ...opened, dialog };
  }

  it('is chosen with the present one, logs out and leads to the success page', async () => {
    const { server, address } = await change(() => ({ message: '' }));
    await waitFor(() => expect(address()).toBe('/update-password-success'));
    expect(await screen.findByText(/^Your password has been successfully changed\./)).toBeInTheDocument();
    expect(server.callsOf(CHANGE)[0]!.body).toMatchObject({ oldPassword: 'Correct-Horse-9', password: NEW });
  });

  it('keeps what was typed where it is refused', async () => {
    const { dialog, address } = await change(() =>
      refuse(401, 'AUTH.WRONG_CREDENTIALS', 'The email or password is incorrect.'),
    );
    expect(await dialog.findByRole('alert')).toHaveTextContent('The email or password is incorrect.');
    expect(dialog.getByLabelText(/New Password/)).toHaveValue(NEW);
    expect(screen.queryByText('Session Timeout')).toBeNull();
    expect(address()).toBe('/app/myProfile');
  });
});
