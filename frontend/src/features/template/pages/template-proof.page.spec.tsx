/** @run rest: long forms, filled in key by key. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { review, save } from '../testing/editor-steps.js';

const CREATE = 'POST requestor/templates';

function open() {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET requestor/templates': () => ({ rows: [], total: 0 }),
    [CREATE]: () => ({ templateId: 't', message: '' }),
  });
  return { server, ...renderApp('/app/templates/new') };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const pick = async (part: ReturnType<typeof within>, label: string, option: string) => {
  await userEvent.click(part.getByRole('combobox', { name: label }));
  await userEvent.click(within(part.getByRole('listbox', { name: label })).getByRole('option', { name: option }));
};

it('[H12] demands a grade and an age of all lines, and something else of one', async () => {
  const { server, container, address } = open();
  await userEvent.type(await screen.findByLabelText('Template name'), 'Crane operators');
  const all = await region('Source and age of what policies state');
  await pick(all, 'Least grade of proof', 'Verified by the agent or better');
  await userEvent.type(all.getByLabelText('Not older than'), '6');
  const gl = await region('General liability');
  await userEvent.click(gl.getByRole('checkbox', { name: 'Demand otherwise than the rest of the template' }));
  await userEvent.type(gl.getByLabelText('Not older than'), '30');
  await pick(gl, 'Age in', 'Days');
  await expectAccessible(container);
  const reviewModal = await review('What the template requires');
  expect(reviewModal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'General liability: source and age of what is statedno more than 30 days old',
      'Source and age of what is statedverified by the agent or better, no more than 6 months old',
    ]),
  );
  await userEvent.click(reviewModal.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(address()).toBe('/app/templates/t'));
  const { requirements } = server.callsOf(CREATE)[0]!.body as { requirements: Requirements };
  expect(requirements.proof).toEqual({ least: 'verifiedByAgent', notOlderThan: { count: 6, unit: 'months' } });
  expect(requirements.lines[0]?.proof).toEqual({ notOlderThan: { count: 30, unit: 'days' } });
});

it('[H12] refuses an age that no proof can have, and demands nothing unless it is asked', async () => {
  const { server } = open();
  await userEvent.type(await screen.findByLabelText('Template name'), 'Crane operators');
  const all = await region('Source and age of what policies state');
  await userEvent.type(all.getByLabelText('Not older than'), '121');
  await save();
  expect(await all.findByText('Enter 1 to 120 months or 1 to 3,650 days, or leave it blank.')).toBeInTheDocument();
  await userEvent.clear(all.getByLabelText('Not older than'));
  await save();
  await waitFor(() => expect(server.callsOf(CREATE)).toHaveLength(1));
  expect((server.callsOf(CREATE)[0]!.body as { requirements: Requirements }).requirements).not.toHaveProperty('proof');
});
