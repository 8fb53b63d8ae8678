import { StartRefused } from '@covertrail/platform/errors/refusal';
import { secretFrom } from '@covertrail/platform/settings/secret-from';

/** Where mail goes: over SMTP, to a mailbox that the product shows, or nowhere. */
export type MailConfig =
  | { readonly by: 'smtp'; readonly url: string; readonly from: string }
  | { readonly by: 'mailbox' }
  | { readonly by: 'nothing' };

/**
 * COVERTRAIL_SMTP_URL (or COVERTRAIL_SMTP_URL_FILE, since it contains a password) with COVERTRAIL_MAIL_FROM; without it the
 * mailbox of a demo, else nothing. Throws on an address that is not valid.
 */
export function mailConfigFrom(env: NodeJS.ProcessEnv, demo: boolean): MailConfig {
  const url = secretFrom(env, 'COVERTRAIL_SMTP_URL');
  const from = env['COVERTRAIL_MAIL_FROM'] ?? '';
  if (url === null) return { by: demo ? 'mailbox' : 'nothing' };
  if (!/^smtps?:\/\/[^/]+/.test(url) || !URL.canParse(url))
    throw new StartRefused('COVERTRAIL_SMTP_URL must look like smtps://user:password@host');
  if (!/^[^\r\n]*@[^\s@]+\.[^\s@]+$/.test(from))
    throw new StartRefused(
      'COVERTRAIL_MAIL_FROM must be the address that mail is from: Covertrail <no-reply@example.com>',
    );
  return { by: 'smtp', url, from };
}

/** COVERTRAIL_PUBLIC_URL: the address under which people reach the product, for links in mails. It is required when mail is sent. */
export function publicUrlFrom(env: NodeJS.ProcessEnv, port: number, mail: MailConfig): string {
  const text = (env['COVERTRAIL_PUBLIC_URL'] ?? '').replace(/\/+$/, '');
  if (text === '' && mail.by !== 'smtp') return `http://localhost:${port}`;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new StartRefused(`COVERTRAIL_PUBLIC_URL must be the address of the product, not "${text}"`);
  return text;
}
