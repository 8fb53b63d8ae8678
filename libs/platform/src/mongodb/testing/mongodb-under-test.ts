import { MongoClient } from 'mongodb';
import { newId } from '#ids/ids';

const ofTests = process.env['COVERTRAIL_TEST_MONGODB_URL'];

/**
 * A suite that needs a server that speaks MongoDB's protocol. The whole run and `npm run test:mongodb` start one where Go is
 * installed; elsewhere the suite is skipped and says so.
 */
export function describeOnMongodb(name: string, suite: () => void): void {
  if (ofTests !== undefined) return describe(name, suite);
  process.stderr.write(
    `Skipped, ${name}: no MongoDB server. Run \`npm run test:mongodb\`, or set COVERTRAIL_TEST_MONGODB_URL.\n`,
  );
  describe.skip(name, suite);
}

/** The address of a database of its own, and the way to drop it. */
export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** On the server of the tests, or on that of an address. */
export function newDatabase(server = ofTests!): OwnDatabase {
  const address = new URL(server);
  address.pathname = `/covertrail-${newId()}`;
  const url = address.toString();
  const drop = async (): Promise<void> => {
    const client = await MongoClient.connect(url);
    await client.db().dropDatabase();
    await client.close();
  };
  return { url, drop };
}
