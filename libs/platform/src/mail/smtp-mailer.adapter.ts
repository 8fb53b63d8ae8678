import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { MailRefused, oneLine, type Mail, type Mailer } from './mailer.port.js';

/** How mail is sent. */
export interface SmtpOptions {
  /** `smtps://user:password@host:465`, or `smtp://host:587`, which changes to TLS before any mail is sent. */
  readonly url: string;
  /** Address, with or without a name: `Covertrail <no-reply@covertrail.example>`. */
  readonly from: string;
  /** The address that answers go to; null: to `from`, where nobody reads them. */
  readonly replyTo: string | null;
}

/** Milliseconds after which a server that does not answer is given up. */
const SILENCE_MS = 20_000;
const CONNECTIONS = 2;

/** Mail over SMTP. TLS is required except for a server on this same machine. */
export function openSmtpMailer({ url, from, replyTo }: SmtpOptions): Mailer {
  const transport = createTransport(
    {
      pool: true,
      maxConnections: CONNECTIONS,
      ...connectionOf(new URL(url)),
      connectionTimeout: SILENCE_MS,
      greetingTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }) },
  );
  return {
    send: async (mail) => {
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        throw isFinal(error) ? new MailRefused((error as Error).message, { cause: error }) : error;
      }
    },
    close: async () => transport.close(),
  };
}

function connectionOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isLoopback(host),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** The id becomes the Message-ID, by which mail servers and readers recognize a copy. */
function messageOf({ id, to, subject, text, html, oneClickUrl }: Mail, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    to: { name: '', address: to },
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'en', ...unsubscribing(oneClickUrl) },
  };
}

/** By which mail programs show a button of their own that ends such mails (RFC 2369, RFC 8058). */
const unsubscribing = (oneClickUrl: string | null): Readonly<Record<string, string>> =>
  oneClickUrl === null
    ? {}
    : { 'List-Unsubscribe': `<${oneClickUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** RFC 5321 section 4.2.1: 5yz to the recipient or the message is permanent. A failed log-in is our configuration, not a fault of the mail. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { readonly code?: unknown; readonly responseCode?: unknown };
  if (code === 'EENVELOPE' && responseCode === undefined) return true;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
}
