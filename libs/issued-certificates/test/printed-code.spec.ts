import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CERTIFICATE_FORMS } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { drawnPages } from '../../certificates/src/picture/drawn-pages.js';
import type { GrayPicture } from '../../certificates/src/picture/gray-picture.js';
import { drawCertificate } from '../src/draw-certificate.js';
import { content, propertyContent } from './made-content.js';

/** As few as a phone sees that is held over the page. */
const DOTS_OF_INCH = 100;

describe('the QR code of a certificate, as another program draws and reads it [E03] [E05]', () => {
  beforeAll(() =>
    prepareZXingModule({
      // The package would fetch it from elsewhere.
      overrides: { wasmBinary: bytesOf('zxing-wasm/reader/zxing_reader.wasm') },
      fireImmediately: true,
    }),
  );

  it.each(CERTIFICATE_FORMS)('leads to the check: the fields of ACORD %s', async (form) => {
    const sample = form === '25' ? content() : propertyContent(form);
    const { bytes } = await drawCertificate(sample, { signature: null });
    for await (const { picture } of await drawnPages(bytes, [1], DOTS_OF_INCH)) {
      const codes = await readBarcodes(inColor(picture), { formats: ['QRCode'] });
      expect(codes.map(({ text }) => text)).toEqual([sample.check.url]);
    }
    expect.assertions(1);
  });
});

function bytesOf(path: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(createRequire(import.meta.url).resolve(path));
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}

/** Red, green and blue as bright as the gray. */
const inColor = ({ width, height, data }: GrayPicture) => ({
  width,
  height,
  colorSpace: 'srgb' as const,
  data: Uint8ClampedArray.from({ length: data.length * 4 }, (_, at) => (at % 4 === 3 ? 255 : data[at >> 2]!)),
});
