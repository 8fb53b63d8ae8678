import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';

const TEXT = 'What does it cost for three of our companies?';

function open(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    'POST contactus': () => ({ inquiryId: 'q-1' }),
    ...answers,
  });
  return { server, ...renderApp(path) };
}

it('[F08] sends what is asked about a plan, and says who answers where', async () => {
  const { server, container } = open('/app/contactus/vendorProgram');
  const panel = await screen.findByRole('region', { name: 'Vendor Management Program' });
  await expectAccessible(container);
  await userEvent.type(within(panel).getByLabelText(/Your message/), TEXT);
  await userEvent.click(within(panel).getByRole('button', { name: 'Send' }));
  const sent = await within(panel).findByRole('heading', { name: 'Your message was sent' });
  expect(server.callsOf('POST contactus')[0]?.body).toEqual({ plan: 'vendorProgram', inquiry: TEXT });
  expect(sent).toHaveFocus();
  expect(within(panel).getByText(`Our support has your message, and answers to ${USER.email}.`)).toBeInTheDocument();
  await expectAccessible(container);
});

it('[F08] asks for a message first, and keeps what could not be sent', async () => {
  const { server } = open('/app/contactus/tracking', {
    'POST contactus': () => refuse(409, 'INQUIRY.NO_SUPPORT', 'Nobody would read your message.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please enter your message.')).toBeInTheDocument();
  expect(server.callsOf('POST contactus')).toEqual([]);
  await userEvent.type(screen.getByLabelText(/Your message/), TEXT);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Nobody would read your message.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/Your message/)).toHaveValue(TEXT));
});

it('[F08] knows no other plans', async () => {
  open('/app/contactus/golden');
  expect(await screen.findByText('There is no such plan')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/app/upgrade');
});
