import { DOCUMENT_UPLOAD_KINDS, nameOfKind, uploadKindOf } from './upload-kinds.js';

const text = (...parts: string[]) => Uint8Array.from(parts.join(''), (letter) => letter.charCodeAt(0));

describe('the kind of an upload', () => {
  it('is recognized by its content', () => {
    expect(uploadKindOf(text('%PDF-1.7\n'))).toBe('application/pdf');
    expect(uploadKindOf(text('\u0089PNG\r\n\u001a\n', 'rest'))).toBe('image/png');
    expect(uploadKindOf(text('\u00ff\u00d8\u00ff\u00e0'))).toBe('image/jpeg');
  });

  it('may be a GIF picture where that is accepted', () =>
    expect(uploadKindOf(text('GIF89a'), DOCUMENT_UPLOAD_KINDS)).toBe('image/gif'));

  it('is none of ours for anything else', () => {
    for (const other of [text(''), text('%PD'), text('GIF89a'), text('<html>%PDF-1.7'), text('PK\u0003\u0004')])
      expect(uploadKindOf(other)).toBeNull();
  });
});

it.each([
  ['evil.html', 'application/pdf', 'evil.pdf'],
  ['COI.PDF', 'application/pdf', 'COI.PDF'],
  ['scan.jpeg', 'image/jpeg', 'scan.jpeg'],
  ['a.pdf.exe', 'application/pdf', 'a.pdf.pdf'],
  ['letter', 'application/pdf', 'letter.pdf'],
  ['.pdf', 'image/png', '.pdf.png'],
  ['plan.pdf', 'image/png', 'plan.png'],
  ['a.', 'image/gif', 'a.gif'],
] as const)('the ending of %s is that of %s', (name, kind, stored) => expect(nameOfKind(name, kind)).toBe(stored));
