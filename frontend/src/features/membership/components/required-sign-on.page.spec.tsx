import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const STATE = 'GET company/single-sign-on';
const CHANGE = 'PUT company/single-sign-on';
const BASE = {
  'GET user/userdetails': () => userDetails(['requester']),
  'GET company/people': () => [],
  'GET company/second-factor': () => ({ isRequired: false, without: [] }),
};
const READY = {
  isRequired: false,
  isOffered: true,
  hasSignedOn: true,
  applying: [{ id: 'u-1', name: 'Marcus Webb' }],
  others: [{ id: 'u-2', name: 'Gus Free' }],
};

const open = (more: Parameters<typeof fakeServer>[0]) => {
  rememberSession('requester');
  const server = fakeServer({ ...BASE, ...more });
  renderApp('/app/company-admin');
  return server;
};
const panel = async () => within(await screen.findByRole('region', { name: 'Single sign-on' }));

describe('single sign-on that a company requires [A18]', () => {
  it('is required by keyboard, once the dialog said to whom it applies and who keeps a password', async () => {
    let isRequired = false;
    const server = open({
      [STATE]: () => ({ ...READY, isRequired }),
      [CHANGE]: () => {
        isRequired = true;
        return { companyId: 'c' };
      },
    });
    (await (await panel()).findByRole('button', { name: 'Require it…' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await focusedDialog('Require single sign-on?');
    expect(within(dialog).getByText(/keep your password, so that you can end this/)).toBeInTheDocument();
    expect(within(dialog).getByText('Marcus Webb')).toBeInTheDocument();
    expect(within(dialog).getByText('Gus Free')).toBeInTheDocument();
    await expectAccessible(dialog);
    expect(server.callsOf(CHANGE)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Require it' }));
    expect(await (await panel()).findByRole('button', { name: 'No longer require it…' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsOf(CHANGE)[0]!.body).toEqual({ isRequired: true });
  });

  it('is not required by who has not signed on: the dialog says so', async () => {
    const server = open({ [STATE]: () => ({ ...READY, hasSignedOn: false }) });
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Require it…' }));
    const dialog = within(await focusedDialog('Require single sign-on?'));
    expect(dialog.getByText(/log in by single sign-on yourself first/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Require it' })).toBeDisabled();
    expect(server.callsOf(CHANGE)).toEqual([]);
  });

  it('is not offered where no provider is set up', async () => {
    open({ [STATE]: () => ({ ...READY, isOffered: false, hasSignedOn: false }) });
    expect(await (await panel()).findByText(/No provider of single sign-on is set up/)).toBeInTheDocument();
    expect((await panel()).queryByRole('button')).toBeNull();
  });

  it('is ended also where no provider is set up any more, and says in the dialog where that is refused', async () => {
    const server = open({
      [STATE]: () => ({ ...READY, isRequired: true, isOffered: false }),
      [CHANGE]: () => refuse(409, 'HTTP.CONFLICT', 'This was changed meanwhile.'),
    });
    await userEvent.click(await (await panel()).findByRole('button', { name: 'No longer require it…' }));
    const dialog = within(await focusedDialog('No longer require single sign-on?'));
    await userEvent.click(dialog.getByRole('button', { name: 'No longer require it' }));
    expect(await dialog.findByText('This was changed meanwhile.')).toBeInTheDocument();
    expect(server.callsOf(CHANGE)[0]!.body).toEqual({ isRequired: false });
  });
});
