import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { review } from '../testing/editor-steps.js';

const CREATE = 'POST requestor/templates';

it('[F04] asks for aggregate limits that nobody shares, and for months of an extended reporting period', async () => {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET requestor/templates': () => ({ rows: [], total: 0 }),
    [CREATE]: () => ({ templateId: 't', message: '' }),
  });
  const { container, address } = renderApp('/app/templates/new');
  await userEvent.type(await screen.findByLabelText('Template name'), 'Designers');
  const gl = within(await screen.findByRole('region', { name: 'General liability' }));
  await userEvent.click(gl.getByText('Add a requirement of general liability'));
  await userEvent.click(gl.getByRole('combobox', { name: 'Aggregate limits' }));
  expect(
    gl.queryByRole('option', { name: 'Shared with other insureds, locations or policies' }),
  ).not.toBeInTheDocument();
  await userEvent.click(gl.getByRole('option', { name: 'Not shared with others' }));
  await userEvent.type(gl.getByLabelText('Extended reporting period (months), at least'), '36');
  await expectAccessible(container);
  const reviewModal = await review('What the template requires');
  const texts = reviewModal.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual(
    expect.arrayContaining([
      'General liability: aggregate limitsNot shared with others',
      'General liability: extended reporting period (months)At least 36',
    ]),
  );
  await userEvent.click(reviewModal.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(address()).toBe('/app/templates/t'));
  const { requirements } = server.callsOf(CREATE)[0]!.body as { requirements: Requirements };
  expect(requirements.lines[0]?.values).toEqual({ aggregateSharing: 'ownAggregates', extendedReporting: 36 });
});
