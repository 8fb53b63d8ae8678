/** Dots in each direction. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const PNG_HEADER_LENGTH = 33;
/** `IHDR` is the first part of a PNG, and stands with its sizes at fixed places. */
const IHDR = 0x49484452;
const PNG_END = Buffer.from([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);

const JPEG_END = 0xffd9;
/** Marks of frames C0 to CF, without those of tables: C4, C8 and CC. */
const isFrame = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

/** The size that a PNG or JPEG states of itself; null where the content is not one, or has no end. */
export function pictureSize(content: Buffer, contentType: string): PictureSize | null {
  return contentType === 'image/png' ? sizeOfPng(content) : sizeOfJpeg(content);
}

function sizeOfPng(content: Buffer): PictureSize | null {
  if (content.length < PNG_HEADER_LENGTH + PNG_END.length || content.readUInt32BE(12) !== IHDR) return null;
  if (!content.subarray(-PNG_END.length).equals(PNG_END)) return null;
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}

/** Follows the parts of a JPEG, each of which states its length, up to the one that describes its frame. */
function sizeOfJpeg(content: Buffer): PictureSize | null {
  if (content.length < 4 || content.readUInt16BE(content.length - 2) !== JPEG_END) return null;
  let at = 2;
  while (at + 9 <= content.length) {
    if (content[at] !== 0xff) return null;
    const mark = content.readUInt8(at + 1);
    if (isFrame(mark)) return { height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) };
    const length = content.readUInt16BE(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}
