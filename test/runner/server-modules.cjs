const { requireSources, sourceBeside } = require('./required-sources.cjs');

/** The sources of the server: packages of ours are found by their `exports`, as everywhere. */
const ownFile = (name, importer) => (name.startsWith('.') ? sourceBeside(importer, name) : undefined);

requireSources(ownFile);
