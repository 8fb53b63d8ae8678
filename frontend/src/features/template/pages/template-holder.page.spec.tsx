/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { review, save } from '../testing/editor-steps.js';

const CREATE = 'POST requestor/templates';

it('[F04] asks that a certificate names the requester, with its address', async () => {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET requestor/templates': () => ({ rows: [], total: 0 }),
    [CREATE]: () => ({ templateId: 't', message: '' }),
  });
  const { container, address } = renderApp('/app/templates/new');
  await userEvent.type(await screen.findByLabelText('Template name'), 'Crane operators');
  const gl = within(await screen.findByRole('region', { name: 'General liability' }));
  await userEvent.click(gl.getByText('Add a requirement of general liability'));
  await userEvent.click(gl.getByLabelText('A certificate must name a certificate holder'));
  expect(gl.getByLabelText('Certificate holder')).toHaveValue('Meridian Builders');
  await userEvent.type(gl.getByLabelText('Address 1'), '900 Champa Street');
  await save();
  expect(await gl.findByText('Please complete the further requirements of this line.')).toBeInTheDocument();
  await expectAccessible(container);
  await userEvent.type(gl.getByLabelText('City'), 'Denver');
  await userEvent.type(gl.getByLabelText('State / Province'), 'CO');
  await userEvent.type(gl.getByLabelText('Zip / Postal code'), '80202');
  const reviewModal = await review('What the template requires');
  expect(reviewModal.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'General liability: certificate holderMeridian Builders, 900 Champa Street, Denver, CO 80202',
  );
  await userEvent.click(reviewModal.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(address()).toBe('/app/templates/t'));
  const { requirements } = server.callsOf(CREATE)[0]!.body as { requirements: Requirements };
  expect(requirements.lines[0]?.certificateHolder).toEqual({
    name: 'Meridian Builders',
    address: { address1: '900 Champa Street', address2: '', city: 'Denver', state: 'CO', postalCode: '80202' },
  });
});
