import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, userDetails } from '#testing/render-app.tsx';
import { requireLine, save } from '../testing/editor-steps.js';

const CREATE = 'POST requestor/templates';

it('[C13] [F04] accepts any one of the selected auto symbols', async () => {
  rememberSession('requester');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['requester']),
    'GET requestor/templates': () => ({ rows: [], total: 0 }),
    [CREATE]: () => ({ templateId: '11111111-1111-4111-8111-111111111112' }),
  });
  renderApp('/app/templates/new');
  await userEvent.type(await screen.findByLabelText('Template name'), 'Haulers');
  const auto = await requireLine('Auto liability');
  const anyOne = auto.getByLabelText('Accept any one of the selected Coverage Symbols');
  expect(anyOne).toBeDisabled();
  await userEvent.click(auto.getByLabelText('1 Any auto'));
  await userEvent.click(auto.getByLabelText('7 Specifically described (scheduled) autos'));
  await userEvent.click(anyOne);
  await save();
  await waitFor(() => expect(server.callsOf(CREATE)).toHaveLength(1));
  const { requirements } = server.callsOf(CREATE)[0]!.body as {
    requirements: { lines: { line: string; symbols?: object }[] };
  };
  expect(requirements.lines.find(({ line }) => line === 'automobile')?.symbols).toEqual({
    mode: 'anyOne',
    symbols: [1, 7],
  });
});
