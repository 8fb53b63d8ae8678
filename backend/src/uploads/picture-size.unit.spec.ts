import { pictureSize } from './picture-size.rules.js';
import { jpegOf, pngOf } from './testing/pictures.js';

describe('the size of a picture [I01]', () => {
  it('is what a PNG and a JPEG state', () => {
    expect(pictureSize(pngOf(120, 40), 'image/png')).toEqual({ width: 120, height: 40 });
    expect(pictureSize(jpegOf(64, 300), 'image/jpeg')).toEqual({ width: 64, height: 300 });
  });

  it.each([
    ['a PNG without its end', pngOf(120, 40).subarray(0, -1), 'image/png'],
    ['a PNG that begins with another part', Buffer.concat([pngOf(1, 1).subarray(0, 8), pngOf(1, 1)]), 'image/png'],
    ['the beginning of a PNG', pngOf(120, 40).subarray(0, 10), 'image/png'],
    ['a JPEG without its end', jpegOf(64, 300).subarray(0, -1), 'image/jpeg'],
    ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 'image/jpeg'],
    [
      'a JPEG whose part has no length',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xd9]),
      'image/jpeg',
    ],
    ['no content', Buffer.alloc(0), 'image/jpeg'],
  ])('%s has none', (_, content, type) => expect(pictureSize(content, type)).toBeNull());
});
