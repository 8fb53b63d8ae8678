import { numberedSteps, theirWords, type Letter } from './letter.js';
import { inQuotes } from './typed-text.js';
import { writtenLetter, type LetterReader } from './written-letter.js';

const URL = 'https://covertrail.example/invitation#abc_-123';
const LETTER: Letter = {
  subject: `${inQuotes('Brandt & Co.')} asks you`,
  parts: [
    `It is for ${inQuotes('Granite Co.')}.`,
    { facts: [['Request ID', '1042']] },
    numberedSteps(`1. Share it with ${inQuotes('Brandt & Co.')}.\n4. Raise the limit.`),
    ...theirWords('They write', 'Pay <b>now</b>..\n<script>alert(1)</script>'),
  ],
  main: { lead: 'Answer or decline', label: 'See the request', url: URL },
  after: [
    'The link works once.',
    { lead: 'Not you? Say so', label: 'Say so', url: 'https://covertrail.example/a?b=1&c=2' },
  ],
  because: `you are an agent of ${inQuotes('Granite Co.')}`,
};
const READER: LetterReader = {
  to: 'ann@supplier.example',
  firstName: 'Ann',
  unsubscribeUrl: 'https://covertrail.example/unsubscribe#xyz',
  isAnswered: true,
};
const written = (letter: Partial<Letter> = {}, reader: Partial<LetterReader> = {}) =>
  writtenLetter({ ...LETTER, ...letter }, { ...READER, ...reader });

describe('a mail as its reader gets it [A16]', () => {
  it('is a text with each address in a line of its own, which says to whom and why it was sent', () =>
    expect(written().text).toBe(`Hello Ann,

It is for “Granite Co.”

Request ID: 1042

1. Share it with “Brandt & Co.”
4. Raise the limit.

They write:

> Pay <b>now</b>..
> <script>alert(1)</script>

Answer or decline:

${URL}

The link works once.

Not you? Say so:

https://covertrail.example/a?b=1&c=2

--

Covertrail sent this mail to ann@supplier.example because you are an agent of “Granite Co.” Answers to it reach our support.

You may end mails of this kind:

https://covertrail.example/unsubscribe#xyz
`));

  it('is HTML that says the same, with a button, and whose signs are no markup of those who typed them', () => {
    const { html } = written();
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
    for (const said of [
      '“Brandt &amp; Co.” asks you',
      'Hello Ann,',
      'It is for “Granite Co.”</p>',
      '>4.</td>',
      '>1042</td>',
    ])
      expect(html).toContain(said);
    expect(html).toContain('Pay &lt;b&gt;now&lt;/b&gt;..<br>&lt;script&gt;alert(1)&lt;/script&gt;');
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, label]) => [label, href]);
    expect(links).toEqual([
      ['See the request', URL],
      ['Say so', 'https://covertrail.example/a?b=1&amp;c=2'],
      ['End mails of this kind', READER.unsubscribeUrl],
    ]);
  });

  it('fetches nothing, runs nothing, and has a dark form', () => {
    const { html } = written({ subject: `${inQuotes(`"><img src=x onerror='a()'>`)} asks` });
    expect(html).not.toMatch(/<(img|script|link|iframe|object)|\bsrc=[^x]|url\(|@import|<[^>]*\son\w+=/i);
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });

  it('closes every element that it opens', () => {
    const open: string[] = [];
    const body = written().html.replace(/<style>.*?<\/style>/s, '');
    for (const [, closing, name] of body.matchAll(/<(\/?)([a-z]\w*)/g)) {
      if (name === 'meta' || name === 'br') continue;
      if (closing) expect(open.pop()).toBe(name);
      else open.push(name!);
    }
    expect(open).toEqual([]);
  });

  it('greets nobody by a name that it does not know, and has no link to end what is always sent', () => {
    const { text, html } = written({}, { firstName: '', unsubscribeUrl: null, isAnswered: false });
    expect(text).toMatch(/^Hello,\n/);
    for (const part of [text, html]) {
      expect(part).not.toMatch(/mails of this kind/);
      expect(part).toContain('Nobody reads answers to it.');
    }
  });
});
