/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { review, save } from '../testing/editor-steps.js';

const CREATE = 'POST requestor/templates';

it('[F04] asks for days of notice of cancellation, and for fewer of non-payment', async () => {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET requestor/templates': () => ({ rows: [], total: 0 }),
    [CREATE]: () => ({ templateId: 't', message: '' }),
  });
  const { container, address } = renderApp('/app/templates/new');
  await userEvent.type(await screen.findByLabelText('Template name'), 'Crane operators');
  const gl = within(await screen.findByRole('region', { name: 'General liability' }));
  expect(gl.queryByLabelText('Notice of cancellation')).not.toBeInTheDocument();
  await userEvent.click(gl.getByText('Add a requirement of general liability'));
  await userEvent.type(gl.getByLabelText('Days of notice, at least'), '30 days');
  await userEvent.type(gl.getByLabelText('Days of notice for non-payment, at least'), '10');
  expect(gl.getByText('Proved by an endorsement, never by the text of a certificate')).toBeInTheDocument();
  await expectAccessible(container);
  const reviewModal = await review('What the template requires');
  expect(reviewModal.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'General liability: notice of cancellation30 days, 10 days for non-payment, by an endorsement',
  );
  await userEvent.click(reviewModal.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(address()).toBe('/app/templates/t'));
  const { requirements } = server.callsOf(CREATE)[0]!.body as { requirements: Requirements };
  expect(requirements.lines[0]?.cancellationNotice).toEqual({ days: 30, nonPaymentDays: 10 });
});

it('[F04] leads to what is wrong from the bar at the foot', async () => {
  rememberSession('requester');
  fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET requestor/templates': () => ({ rows: [], total: 0 }),
  });
  renderApp('/app/templates/new');
  await userEvent.type(await screen.findByLabelText('Template name'), 'Crane operators');
  const gl = within(await screen.findByRole('region', { name: 'General liability' }));
  await userEvent.click(gl.getByText('Add a requirement of general liability'));
  await userEvent.type(gl.getByLabelText('Days of notice, at least'), '999');
  await save();
  expect(await gl.findByText('Please complete the further requirements of this line.')).toBeInTheDocument();
  const days = gl.getByLabelText('Days of notice, at least');
  expect(days).toHaveAccessibleDescription(/^Please enter whole days from 1 to 365\./);
  await waitFor(() => expect(days).toHaveFocus());
});
