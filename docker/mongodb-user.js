/*
 * Run once, by the image, when the MongoDB volume is empty: makes the one user that the product logs in as. Name, password and
 * database come from the address that the product itself is given, so that the two cannot differ.
 */
const address = new URL(
  require('fs')
    .readFileSync('/run/secrets/mongodb-url', 'utf8')
    .trim()
    .replace(/^mongodb:/, 'http:'),
);
const database = address.pathname.slice(1);

if (!database || !address.username || !address.password) {
  throw new Error('The address in mongodb-url must be mongodb://<user>:<password>@mongodb:27017/<database>');
}

db.getSiblingDB(database).createUser({
  user: decodeURIComponent(address.username),
  pwd: decodeURIComponent(address.password),
  roles: [{ role: 'readWrite', db: database }],
});
