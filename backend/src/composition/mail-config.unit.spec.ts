import { mailConfigFrom, publicUrlFrom } from './mail-config.js';

const SMTP = {
  COVERTRAIL_SMTP_URL: 'smtps://u:p@mail.example.com',
  COVERTRAIL_MAIL_FROM: 'Covertrail <no-reply@example.com>',
};

describe('where mail goes', () => {
  it('is a mailbox in a demo, and nowhere else without a server', () => {
    expect(mailConfigFrom({}, true)).toEqual({ by: 'mailbox' });
    expect(mailConfigFrom({ COVERTRAIL_SMTP_URL: '' }, false)).toEqual({ by: 'nothing' });
  });

  it('is the server that is named, also in a demo', () => {
    expect(mailConfigFrom(SMTP, true)).toEqual({
      by: 'smtp',
      url: SMTP.COVERTRAIL_SMTP_URL,
      from: SMTP.COVERTRAIL_MAIL_FROM,
    });
  });

  it.each(['mail.example.com', 'http://mail.example.com', 'smtp://'])('refuses the server %s', (url) => {
    expect(() => mailConfigFrom({ ...SMTP, COVERTRAIL_SMTP_URL: url }, false)).toThrow(/COVERTRAIL_SMTP_URL/);
  });

  it.each(['', 'Covertrail', 'a@b', 'x@example.com\r\nBcc: eve@evil.example'])('refuses the sender %j', (from) => {
    expect(() => mailConfigFrom({ ...SMTP, COVERTRAIL_MAIL_FROM: from }, false)).toThrow(/COVERTRAIL_MAIL_FROM/);
  });
});

describe('where people reach the product', () => {
  it('is this machine, unless mail leaves it', () => {
    expect(publicUrlFrom({}, 3000, { by: 'mailbox' })).toBe('http://localhost:3000');
    expect(() => publicUrlFrom({}, 3000, mailConfigFrom(SMTP, false))).toThrow(/COVERTRAIL_PUBLIC_URL/);
    expect(publicUrlFrom({ COVERTRAIL_PUBLIC_URL: 'https://covertrail.example.com/' }, 3000, { by: 'mailbox' })).toBe(
      'https://covertrail.example.com',
    );
  });
});
