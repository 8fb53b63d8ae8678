/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { review } from '../testing/editor-steps.js';

const CREATE = 'POST requestor/templates';
const LABEL = 'Where the rating is under review (u)';

it('[F04] refuses ratings that are under review', async () => {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET requestor/templates': () => ({ rows: [], total: 0 }),
    [CREATE]: () => ({ templateId: 't', message: '' }),
  });
  const { container, address } = renderApp('/app/templates/new');
  await userEvent.type(await screen.findByLabelText('Template name'), 'Crane operators');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Require an AM Best rating' }));
  const answer = await screen.findByRole('combobox', { name: LABEL });
  expect(answer).toHaveTextContent('You decide each time');
  await userEvent.click(answer);
  await userEvent.click(
    within(screen.getByRole('listbox', { name: LABEL })).getByRole('option', { name: 'It is refused' }),
  );
  await expectAccessible(container);
  const reviewModal = await review('What the template requires');
  expect(reviewModal.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'AM BestA- VII or better, not under review',
  );
  await userEvent.click(reviewModal.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(address()).toBe('/app/templates/t'));
  const { requirements } = server.callsOf(CREATE)[0]!.body as { requirements: Requirements };
  expect(requirements.rating).toEqual({ strength: 'A-', size: 'VII', ifUnderReview: 'refuse' });
});
