import { newId } from '../ids/ids.js';
import { mailerContract } from './mailer.contract.js';
import { MailRefused } from './mailer.port.js';
import { openSmtpMailer } from './smtp-mailer.adapter.js';
import { openSmtpInbox, type SmtpInbox } from './testing/smtp-inbox.js';

const FROM = 'Covertrail <no-reply@covertrail.example>';
const SUPPORT = 'support@covertrail.example';

mailerContract('SMTP', async () => {
  const inbox = await openSmtpInbox();
  return {
    mailer: openSmtpMailer({ url: inbox.url, from: FROM, replyTo: SUPPORT }),
    seen: async () =>
      inbox.received.map(({ to, mail: { subject, text, html, messageId } }) => ({
        to: to.join(),
        subject: subject ?? '',
        text: text ?? '',
        html: html ?? '',
        identity: messageId ?? '',
      })),
    remove: () => inbox.close(),
  };
});

describe('mail over SMTP [A16]', () => {
  let inbox: SmtpInbox;
  beforeEach(async () => {
    inbox = await openSmtpInbox();
  });
  afterEach(() => inbox.close());

  const sendTo = async (to: string, url = inbox.url, oneClickUrl: string | null = null): Promise<unknown> => {
    const mailer = openSmtpMailer({ url, from: FROM, replyTo: SUPPORT });
    const mail = { id: newId(), to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', oneClickUrl };
    return mailer
      .send(mail)
      .then(
        () => 'taken',
        (error: unknown) => error,
      )
      .finally(() => mailer.close());
  };

  it('says whom it is from, whom answers reach, in which language it is, and that no person wrote it', async () => {
    expect(await sendTo('ann@supplier.example')).toBe('taken');
    const { mail } = inbox.received[0]!;
    expect(mail.from).toMatchObject({ name: 'Covertrail', address: 'no-reply@covertrail.example' });
    expect(mail.replyTo).toMatchObject([{ address: SUPPORT }]);
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect([header('auto-submitted'), header('content-language')]).toEqual(['auto-generated', 'en']);
    expect(header('content-type')).toMatch(/^multipart\/alternative/);
  });

  it('names the address that ends such mails, to mails that can be ended alone', async () => {
    const ending = 'https://covertrail.example/unsubscribe/abc';
    for (const url of [ending, null]) await sendTo('ann@supplier.example', inbox.url, url);
    const headers = inbox.received.map(({ mail }) => mail.headers.filter(({ key }) => key.startsWith('list-')));
    expect(headers.map((list) => list.map(({ key, value }) => [key, value]))).toEqual([
      [
        ['list-unsubscribe', `<${ending}>`],
        ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
      ],
      [],
    ]);
  });

  it('distinguishes a refusal for good from one that may pass', async () => {
    inbox.answerWith(550);
    expect(await sendTo('nobody@supplier.example')).toBeInstanceOf(MailRefused);
    inbox.answerWith(451);
    const later = await sendTo('ann@supplier.example');
    expect(later).toBeInstanceOf(Error);
    expect(later).not.toBeInstanceOf(MailRefused);
    expect(inbox.received).toEqual([]);
  });

  it('takes a list for one bad address', async () => {
    await sendTo('ann@supplier.example, eve@evil.example');
    expect(inbox.received.flatMap(({ to }) => to)).not.toContain('eve@evil.example');
  });

  it('sends nothing without TLS to a server on another machine', async () => {
    const elsewhere = inbox.url.replace('127.0.0.1', '0.0.0.0');
    expect(await sendTo('ann@supplier.example', elsewhere)).toMatchObject({ code: 'ETLS' });
    expect(inbox.received).toEqual([]);
  });

  it('is an error that may pass where no server is', async () => {
    const { url } = inbox;
    await inbox.close();
    const error = await sendTo('ann@supplier.example', url);
    expect(error).toMatchObject({ code: expect.stringMatching(/^E/) as unknown });
    expect(error).not.toBeInstanceOf(MailRefused);
    inbox = await openSmtpInbox();
  });
});
