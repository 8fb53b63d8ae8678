import { isStorageFull } from './storage-full.js';

const coded = (codes: object, cause?: unknown): Error => Object.assign(new Error('x', { cause }), codes);

describe('errors that say that a disk takes nothing more', () => {
  it.each([
    ['a full database', coded({ errcode: 13 })],
    ['a failed write of a database', coded({ errcode: 10 | (3 << 8) })],
    ['a full disk', coded({ code: 'ENOSPC' })],
    ['a quota', coded({ code: 'EDQUOT' })],
    ['what was caused by one', coded({}, coded({}, coded({ errcode: 13 })))],
  ])('%s', (_what, error) => expect(isStorageFull(error)).toBe(true));

  it.each([
    ['a broken constraint', coded({ errcode: 2_067 })],
    ['a busy database', coded({ errcode: 5 })],
    ['a missing file', coded({ code: 'ENOENT' })],
    ['nothing', null],
    ['text', 'ENOSPC'],
  ])('and not %s', (_what, error) => expect(isStorageFull(error)).toBe(false));
});
