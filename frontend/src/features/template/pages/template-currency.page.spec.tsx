import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { review } from '../testing/editor-steps.js';

it('[F04] [C03] enters and reviews the requirements of a Canadian requester in Canadian dollars', async () => {
  rememberSession('requester');
  const details = userDetails(['requester']);
  fakeServer({
    'GET user/userdetails': () => ({ ...details, company: { ...details.company, regionId: 2 } }),
    'GET requestor/templates': () => ({ rows: [], total: 0 }),
  });
  renderApp('/app/templates/new');
  await userEvent.type(await screen.findByLabelText('Template name'), 'Trades in Ontario');
  const gl = within(await screen.findByRole('region', { name: 'General liability' }));
  expect((await gl.findAllByText('CA$')).length).toBeGreaterThan(0);
  const reviewModal = await review('What the template requires');
  const texts = reviewModal
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text.includes('$'));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !text.includes('CA$'))).toEqual([]);
});
