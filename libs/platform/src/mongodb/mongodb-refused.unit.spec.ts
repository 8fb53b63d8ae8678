import { refusalOf } from '#errors/refusal';
import { openMongodb } from './mongodb-connection.js';

describe('an address that is none of MongoDB [K01]', () => {
  it.each([
    'localhost:27017',
    'http://localhost',
    'mongodb://',
    'mongodb://localhost:port/x',
    'mongodb://localhost/?nonsense=1',
    'mongodb://user:secret@/covertrail',
  ])('%s is refused in one sentence, without its password', async (address) => {
    const error = await openMongodb(address).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(refusalOf(error)).toMatch(
      /^COVERTRAIL_MONGODB_URL is not an address of a MongoDB database \(mongodb:\/\/…\): [^\n]+$/,
    );
    expect(refusalOf(error)).not.toContain('secret');
  });
});
