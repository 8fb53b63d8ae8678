import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as an SMTP server got it. */
interface ReceivedMail {
  readonly to: readonly string[];
  readonly mail: Email;
}

/** An SMTP server on a free port of this machine, which keeps what it receives. */
export interface SmtpInbox {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** From now on each recipient gets this answer; null accepts all. */
  answerWith(code: number | null): void;
  close(): Promise<void>;
}

export async function openSmtpInbox(): Promise<SmtpInbox> {
  const received: ReceivedMail[] = [];
  let answer: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(answer === null ? null : Object.assign(new Error('refused by the test'), { responseCode: answer })),
    onData: (stream, { envelope }, done) => {
      void stream.toArray().then(async (chunks: Buffer[]) => {
        received.push({
          to: envelope.rcptTo.map(({ address }) => address),
          mail: await PostalMime.parse(Buffer.concat(chunks)),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answerWith: (code) => void (answer = code),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
