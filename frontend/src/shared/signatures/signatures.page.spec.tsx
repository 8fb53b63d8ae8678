import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { focusedDialog } from '#testing/focused-dialog';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const UPLOAD = `POST agent/signature/${USER.id}`;
const DELETE = `DELETE agent/signature/${USER.id}`;
const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';
const png = () => new File([Uint8Array.from([0x89, 0x50])], 'me.png', { type: 'image/png' });

async function open(more: Parameters<typeof fakeServer>[0] = {}) {
  let own: string | null = null;
  rememberSession('agent');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['agent']),
    'GET user/notices': () => [],
    'GET agent/signature/pictures': () => ({ id: USER.id, own, agency: null }),
    [UPLOAD]: () => ((own = PICTURE), { ownerId: USER.id }),
    [DELETE]: () => ((own = null), { ownerId: USER.id }),
    ...more,
  });
  const app = renderApp('/app/myProfile');
  const panel = await screen.findByRole('region', { name: 'Your signature' });
  return { server, panel: within(panel), element: panel, ...app };
}

describe('the signature of an agent [E04]', () => {
  it('is uploaded from a file, shown, and deleted once that is confirmed', async () => {
    const { server, panel, element } = await open();
    expect(panel.getByText(/so you cannot issue certificates/)).toBeInTheDocument();
    await userEvent.upload(panel.getByLabelText('Your signature: file'), png());
    expect(await screen.findByText('Signature uploaded successfully.')).toBeInTheDocument();
    expect(server.callsOf(UPLOAD)[0]!.body).toEqual({
      dataURI: expect.stringMatching(/^data:image\/png;base64,/) as string,
    });
    expect(await panel.findByRole('img', { name: 'Your signature' })).toHaveAttribute('src', PICTURE);
    await expectAccessible(element);
    await userEvent.click(panel.getByRole('button', { name: 'Delete signature…' }));
    const dialog = within(await focusedDialog('Delete your signature?'));
    expect(server.callsOf(DELETE)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete signature' }));
    await waitFor(() => expect(panel.queryByRole('img')).toBeNull());
  });

  it('is no other kind of file', async () => {
    const { server, panel } = await open();
    const file = new File(['x'], 'me.gif', { type: 'image/gif' });
    await userEvent.upload(panel.getByLabelText('Your signature: file'), file, { applyAccept: false });
    expect(await panel.findByText('You can only upload png, jpeg or jpg files.')).toBeInTheDocument();
    expect(server.callsOf(UPLOAD)).toEqual([]);
  });

  it('is not saved where the server fails, which is said in one text', async () => {
    const { panel } = await open({ [UPLOAD]: () => refuse(500, 'HTTP.INTERNAL', 'Something went wrong.') });
    await userEvent.upload(panel.getByLabelText('Your signature: file'), png());
    expect(
      await panel.findByText('Unable to process request, please contact service administrator.'),
    ).toBeInTheDocument();
  });

  it('may be drawn: the dialog has nothing to use before the first line', async () => {
    const { panel } = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Draw signature…' }));
    const element = await focusedDialog('Draw your signature');
    const dialog = within(element);
    expect(dialog.getByRole('img', { name: 'Nothing is drawn yet' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Use this signature' })).toBeDisabled();
    await expectAccessible(element);
  });
});
