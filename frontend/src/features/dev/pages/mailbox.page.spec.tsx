import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '#testing/accessible';
import { fakeServer, refuse } from '#testing/fake-server';
import { renderApp } from '#testing/render-app.tsx';

const MAILS = 'GET dev/mailbox';
const mail = {
  id: 'm-1',
  to: 'ann@supplier.example',
  subject: 'Meridian asks you',
  sentAt: '2026-11-21T15:00:00.000Z',
  text: 'Hello\n\nhttps://covertrail.example/invitation#abc\n\nBye\n',
  html: '<!doctype html><html lang="en"><p>Hello</p><a href="https://covertrail.example/invitation#abc">Accept</a></html>',
};

describe('the mailbox of a demo [A16]', () => {
  it('shows each mail, and opens its links in this product', async () => {
    fakeServer({ [MAILS]: () => [mail] });
    const { container } = renderApp('/dev/mailbox');
    expect(await screen.findByRole('region', { name: 'Meridian asks you' })).toHaveTextContent(
      'To ann@supplier.example',
    );
    expect(screen.getByRole('link', { name: 'https://covertrail.example/invitation#abc' })).toHaveAttribute(
      'href',
      '/invitation#abc',
    );
    await expectAccessible(container);
  });

  it('shows the HTML as a person sees it, in a frame in which nothing runs, and the text where it is wanted', async () => {
    fakeServer({ [MAILS]: () => [mail, { ...mail, id: 'm-2', subject: 'An old one', html: '' }] });
    renderApp('/dev/mailbox');
    const frame = await screen.findByTitle<HTMLIFrameElement>('Mail: Meridian asks you');
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin allow-top-navigation-by-user-activation');
    expect(frame.srcdoc).toContain('<a href="/invitation#abc" target="_top">Accept</a>');
    expect(screen.getByRole('region', { name: 'An old one' })).toHaveTextContent('Bye');
    await userEvent.click(screen.getByRole('button', { name: 'Text only' }));
    expect(screen.queryByTitle('Mail: Meridian asks you')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Meridian asks you' })).toHaveTextContent('Bye');
  });

  it('says where mails come from while there is none', async () => {
    fakeServer({ [MAILS]: () => [] });
    renderApp('/dev/mailbox');
    expect(await screen.findByText('No emails yet')).toBeInTheDocument();
  });

  it('says that there is none where mail is really sent', async () => {
    fakeServer({ [MAILS]: () => refuse(404, 'HTTP.NOT_FOUND', 'There is nothing at this address.') });
    renderApp('/dev/mailbox');
    expect(await screen.findByText('No mailbox here')).toBeInTheDocument();
  });
});
