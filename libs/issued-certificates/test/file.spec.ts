import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CERTIFICATE_FORMS,
  type CertificateForm,
} from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { CertificateContent } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { drawCertificate } from '../src/draw-certificate.js';
import { content, policy, propertyContent } from './made-content.js';
import { signature } from './made-signature.js';
import { opened, textOfPage } from './opened-file.js';

const sample = (form: CertificateForm): CertificateContent => (form === '25' ? content() : propertyContent(form));
const many = content({
  policies: Array.from({ length: 60 }, (_, at) => policy(at, 'liquorLiability', { policyNumber: `LQ ${at}` })),
  description: 'The work is described at length. '.repeat(200),
});

describe.each(CERTIFICATE_FORMS)('the file of a certificate with the fields of ACORD %s [E03]', (form) => {
  it('is small, and the same bytes for the same content', async () => {
    const [first, second] = [
      await drawCertificate(sample(form), { signature }),
      await drawCertificate(sample(form), { signature }),
    ];
    expect(first.bytes.length).toBeLessThanOrEqual(150_000);
    expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
  });

  it('is the same whatever was drawn before: the parts of a letter with an accent are letters too', async () => {
    const plain = { ...sample(form), insured: { name: 'Granite Sp. z o.o. Zagreb loud', addressLines: [] } };
    const before = await drawCertificate(plain, { signature: null });
    await drawCertificate({ ...plain, insured: { name: 'Źródło Łódź żółć', addressLines: [] } }, { signature: null });
    const after = await drawCertificate(plain, { signature: null });
    expect(Buffer.from(before.bytes).equals(Buffer.from(after.bytes))).toBe(true);
    expect(await textOfPage(await opened(after.bytes), 1)).toContain('Granite Sp. z o.o. Zagreb loud');
  });

  it('says its language and title, and prints the code and the address for checks', async () => {
    const { bytes, pages } = await drawCertificate(sample(form), { signature: null });
    const document = await opened(bytes);
    const { info } = await document.getMetadata();
    expect(document.numPages).toBe(pages);
    expect(info).toMatchObject({ Language: 'en-US', CreationDate: 'D:20261129000000Z' });
    expect(JSON.stringify(info)).toContain('CT-2026-000481');
    const words = await textOfPage(document, 1);
    expect(words).toContain('K7QX-93TM-4WPD');
    expect(words).toContain('https://covertrail.example/check/K7QX93TM4WPD');
  });

  it('has nothing on its pages that is neither read aloud nor decoration, and reads its parts from top to bottom', async () => {
    const { bytes } = await drawCertificate(sample(form), { signature });
    const document = await opened(bytes);
    const words = (await document.spoken(1)).join(' | ');
    const order = ['INSURANCE', '11/29/2026', 'IS IT GENUINE', 'Hollis & Vance', 'Granite Peak Roofing', 'POLICY'];
    const places = [...order, 'Riverbend Construction', 'CANCELLATION', 'AUTHORIZED REPRESENTATIVE'].map((part) => {
      const at = words.indexOf(part);
      return at < 0 ? `${part} is missing` : at;
    });
    expect(places).toEqual([...places].sort((a, b) => Number(a) - Number(b)));
    expect(words).toContain('QR code that opens https://covertrail.example/check/K7QX93TM4WPD');
    expect(words).toContain('Signature of Priya Raman');
    expect(words).not.toContain('page 1 of');
  });
});

describe('a certificate that has more to say than its page has room for [E03]', () => {
  it('goes on on pages of remarks, and nothing is left out', async () => {
    const { bytes, pages } = await drawCertificate(many, { signature: null });
    const document = await opened(bytes);
    const all: string[] = [];
    for (let page = 1; page <= pages; page += 1) all.push(await textOfPage(document, page));
    const whole = all.join(' ');
    expect(pages).toBeGreaterThan(3);
    expect(many.policies.filter(({ terms }) => !whole.includes(terms.policyNumber))).toEqual([]);
    expect(whole.match(/length\./g)).toHaveLength(200);
    expect(bytes.length).toBeLessThanOrEqual(150_000);
  });

  it.each([
    [
      'a name of 300 signs',
      { name: 'Łódź Granite Peak Roofing and Sheet Metal '.repeat(7), addressLines: ['1 Road', 'Denver, CO 80202'] },
    ],
    [
      'an address of 12 lines',
      { name: 'Granite', addressLines: Array.from({ length: 12 }, (_, at) => `Line ${at} of it`) },
    ],
    ['one word that is wider than its box', { name: 'W'.repeat(120), addressLines: ['1 Road'] }],
  ])('prints %s whole', async (_, insured) => {
    const { bytes } = await drawCertificate(content({ insured }), { signature: null });
    const words = (await textOfPage(await opened(bytes), 1)).replaceAll(/\s/g, '');
    for (const part of [insured.name, ...insured.addressLines]) expect(words).toContain(part.replaceAll(/\s/g, ''));
  });

  it('says nothing of an additional insured that the policy has no endorsement for', async () => {
    const plain = content({ policies: [policy(1, 'generalLiability', {})] });
    const words = (await (await opened((await drawCertificate(plain, { signature: null })).bytes)).spoken(1)).join('|');
    expect(words).toContain('|N|N|POL-1|');
  });
});

describe('a picture of a signature [E03]', () => {
  it.each([
    ['a file that is no picture', Buffer.from('GIF89a')],
    [
      'a picture that unfolds to more than it may',
      Buffer.concat([signature.subarray(0, 16), Buffer.from([0, 0, 0x60, 0, 0, 0, 0x60, 0]), signature.subarray(24)]),
    ],
  ])('is refused where it is %s', async (_, bytes) => {
    await expect(drawCertificate(content(), { signature: bytes })).rejects.toThrow('A signature is a PNG or a JPEG');
  });
});

const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined;
if (!hasPoppler) process.stdout.write('pdftotext is not on this machine: certificates are not opened with it\n');

(hasPoppler ? describe : describe.skip)('another program that reads PDF files [E03]', () => {
  it.each(CERTIFICATE_FORMS)('opens ACORD %s without a complaint, and reads its letters', (form) => {
    const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
    return drawCertificate({ ...sample(form), insured: { name: 'Zażółć Łódź', addressLines: [] } }, { signature })
      .then(({ bytes }) => {
        const file = join(folder, 'certificate.pdf');
        writeFileSync(file, bytes);
        const { stdout, stderr, status } = spawnSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
        expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
        expect(stdout).toContain('Zażółć Łódź');
      })
      .finally(() => rmSync(folder, { recursive: true }));
  });
});
