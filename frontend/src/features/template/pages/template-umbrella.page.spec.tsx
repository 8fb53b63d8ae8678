/** @run rest: long forms, filled in key by key. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { removeLine, requireLine, review } from '../testing/editor-steps.js';

const CREATE = 'POST requestor/templates';

async function begin() {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET requestor/templates': () => ({ rows: [], total: 0 }),
    [CREATE]: () => ({ templateId: 't', message: '' }),
  });
  const app = renderApp('/app/templates/new');
  await userEvent.type(await screen.findByLabelText('Template name'), 'Crane operators');
  return { server, ...app };
}

async function save() {
  const reviewModal = await review('What the template requires');
  const texts = reviewModal.getAllByRole('listitem').map(({ textContent }) => textContent);
  await userEvent.click(reviewModal.getByRole('button', { name: 'Save template' }));
  return texts;
}

it('[F04] [H08] asks over which lines an umbrella must lie: those with limits, or others', async () => {
  const { server, container, address } = await begin();
  const umbrella = await requireLine('Umbrella liability');
  expect(umbrella.getByText(/^Now: general liability\./)).toBeInTheDocument();
  await userEvent.click(umbrella.getByLabelText('Those of which this template requires limits'));
  await userEvent.click(umbrella.getByLabelText('Auto liability'));
  await expectAccessible(container);
  expect(await save()).toContain('Umbrella liability: lies over auto liabilityOn its schedule of underlying insurance');
  await waitFor(() => expect(address()).toBe('/app/templates/t'));
  const { requirements } = server.callsOf(CREATE)[0]!.body as { requirements: Requirements };
  expect(requirements.lines.find(({ line }) => line === 'umbrella')).toMatchObject({
    underlying: ['generalLiability', 'automobile'],
  });
});

it('[F04] lets an umbrella lie over any line, and says nothing of it where the usual lines are meant', async () => {
  const { server, address } = await begin();
  const umbrella = await requireLine('Umbrella liability');
  await userEvent.click(umbrella.getByLabelText('Those of which this template requires limits'));
  await userEvent.click(umbrella.getByLabelText('General liability'));
  const excess = await requireLine('Excess liability');
  expect(excess.getByLabelText('Those of which this template requires limits')).toBeChecked();
  await save();
  await waitFor(() => expect(address()).toBe('/app/templates/t'));
  const { lines } = (server.callsOf(CREATE)[0]!.body as { requirements: Requirements }).requirements;
  expect(lines.find(({ line }) => line === 'umbrella')?.underlying).toEqual([]);
  expect(lines.find(({ line }) => line === 'excessLiability')).not.toHaveProperty('underlying');
});

it('[F04] accepts other lines in place of one, and no policy for two requirements', async () => {
  const { server, address } = await begin();
  const umbrella = await requireLine('Umbrella liability');
  await userEvent.click(umbrella.getByLabelText('Excess liability'));
  const auto = await requireLine('Auto liability');
  await userEvent.click(
    auto.getByLabelText('Hired and non-owned autos on a general liability policy, for symbols 8 and 9'),
  );
  await requireLine('Excess liability');
  expect(umbrella.getByLabelText('Excess liability')).toBeDisabled();
  await removeLine('Excess liability');
  expect(umbrella.getByLabelText('Excess liability')).toBeChecked();
  const texts = await save();
  expect(texts).toContain('Umbrella liability: accepted in place of itexcess liability');
  await waitFor(() => expect(address()).toBe('/app/templates/t'));
  const { lines } = (server.callsOf(CREATE)[0]!.body as { requirements: Requirements }).requirements;
  expect(lines.find(({ line }) => line === 'umbrella')?.acceptInstead).toEqual(['excessLiability']);
  expect(lines.find(({ line }) => line === 'automobile')?.acceptInstead).toEqual(['generalLiability']);
});
