import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { review } from '../testing/editor-steps.js';

const CREATE = 'POST requestor/templates';

it('[F04] asks for a term that includes the whole project', async () => {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET requestor/templates': () => ({ rows: [], total: 0 }),
    [CREATE]: () => ({ templateId: 't', message: '' }),
  });
  const { container, address } = renderApp('/app/templates/new');
  await userEvent.type(await screen.findByLabelText('Template name'), 'Builders');
  const gl = within(await screen.findByRole('region', { name: 'General liability' }));
  await userEvent.click(gl.getByText('Add a requirement of general liability'));
  await userEvent.click(gl.getByRole('checkbox', { name: 'The term of the policy must include the whole project' }));
  await expectAccessible(container);
  const reviewModal = await review('What the template requires');
  expect(reviewModal.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'General liability: whole term of the projectFrom the first to the last day of the project',
  );
  await userEvent.click(reviewModal.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(address()).toBe('/app/templates/t'));
  const { requirements } = server.callsOf(CREATE)[0]!.body as { requirements: Requirements };
  expect(requirements.lines[0]?.wholeProject).toBe(true);
});
