import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SupplierSettings } from '@covertrail/contracts/tracking/tracking.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, UNANSWERED } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';

const SETTINGS: SupplierSettings = {
  trackingId: 't-1',
  supplierName: 'Granite Peak',
  projectName: 'Union Yard',
  templateName: 'Trade',
  standing: 'active',
  stopped: null,
  openRequests: 1,
  canceledBecause: null,
};

function open(
  change: Partial<SupplierSettings> = {},
  address = '?settings=1',
  level: 'manager' | 'readOnly' = 'manager',
) {
  rememberSession('requester');
  let settings = { ...SETTINGS, ...change };
  const put = (standing: SupplierSettings['standing']) => () => {
    settings = { ...settings, standing, stopped: standing === 'active' ? null : { on: '2026-11-12', by: '' } };
    return { trackingId: 't-1' };
  };
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester'], [], level),
    'GET tracking/t-1/contacts': () => UNANSWERED,
    'GET tracking/t-1/verdict': () => UNANSWERED,
    'GET tracking/t-1/history': () => UNANSWERED,
    'GET tracking/t-1/settings': () => settings,
    'GET dashboard/tracked': () => ({ rows: [], total: 0 }),
    'PUT tracking/t-1/inactivate': put('inactive'),
    'PUT tracking/t-1/activate': put('active'),
    'POST dashboard/canceltracking': put('canceled'),
  });
  return { server, ...renderApp(`/app/suppliers/t-1${address}`) };
}

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Settings of Granite Peak' }));

describe('the settings of a supplier [F03]', () => {
  it('make it inactive with what that does, and take it back', async () => {
    const { server } = open();
    const settings = await drawer();
    expect(settings.getByText(/neither compliant nor non-compliant, and nobody is reminded/)).toBeInTheDocument();
    await expectAccessible(document.body);
    await userEvent.click(settings.getByRole('button', { name: 'Make inactive' }));
    expect(await screen.findByText('Granite Peak is inactive for Union Yard.')).toBeInTheDocument();
    expect(await settings.findByText('Inactive')).toBeInTheDocument();
    expect(settings.getByRole('button', { name: 'Activate' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.callsOf('PUT tracking/t-1/activate')).toHaveLength(1));
  });

  it('activate it again', async () => {
    const { server } = open({ standing: 'inactive' });
    const settings = await drawer();
    expect(settings.getByText(/^It is checked afresh at once, counts again/)).toBeInTheDocument();
    await userEvent.click(settings.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('Granite Peak is active for Union Yard again.')).toBeInTheDocument();
    expect(server.callsOf('PUT tracking/t-1/activate')).toHaveLength(1);
  });

  it('cancel its tracking for a reason, which is required, and say what that does to whom', async () => {
    const { server, router } = open();
    const settings = await drawer();
    expect(
      settings.getByText(
        /1 open request to it will be canceled, and it reads your reason there\. This cannot be undone/,
      ),
    ).toBeInTheDocument();
    await userEvent.click(settings.getByRole('button', { name: 'Cancel tracking…' }));
    await userEvent.click(settings.getByRole('button', { name: 'Cancel tracking' }));
    expect(settings.getByRole('textbox', { name: /Reason/ })).toHaveAttribute('aria-invalid', 'true');
    expect(server.callsOf('POST dashboard/canceltracking')).toEqual([]);
    await userEvent.type(settings.getByRole('textbox', { name: /Reason/ }), 'The contract ended.');
    await userEvent.click(settings.getByRole('button', { name: 'Cancel tracking' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/suppliers'));
    expect(screen.getByText('You do not track Granite Peak for Union Yard any more.')).toBeInTheDocument();
    expect(server.callsOf('POST dashboard/canceltracking').map(({ body }) => body)).toEqual([
      { trackingId: 't-1', reason: 'The contract ended.' },
    ]);
  });

  it('say that the supplier is not notified where no request is open', async () => {
    open({ openRequests: 0 });
    expect((await drawer()).getByText(/It is not notified\./)).toBeInTheDocument();
  });

  it('are closed by Esc, which the address keeps', async () => {
    const { router } = open();
    await drawer();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offer nothing to who may only look', async () => {
    open({}, '?settings=1', 'readOnly');
    expect((await drawer()).queryByRole('button', { name: /Make inactive|Cancel tracking/ })).toBeNull();
  });
});

describe('the page of a supplier [F03]', () => {
  it('says that it is inactive, and leads to where it is activated', async () => {
    open({ standing: 'inactive', stopped: { on: '2026-11-12', by: 'Dana Whitfield' } }, '');
    expect(
      await screen.findByText(/Inactive for Union Yard since 11\/12\/2026, by Dana Whitfield: it is not assessed/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Activate it in its settings' })).toHaveAttribute(
      'href',
      '/app/suppliers/t-1?settings=1',
    );
  });

  it('says that it is tracked no longer, and why', async () => {
    const stopped = { on: '2026-11-12', by: '' };
    open({ standing: 'canceled', stopped, canceledBecause: 'The contract ended.' }, '');
    expect(
      await screen.findByText(
        /You do not track it for Union Yard any more since 11\/12\/2026: The contract ended\. Its history stays\./,
      ),
    ).toBeInTheDocument();
  });
});
