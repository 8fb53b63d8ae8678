import fc from 'fast-check';

/**
 * Property tests try the same values on every run, so that a change is never blamed for what another seed would have found.
 * `COVERTRAIL_PROPERTY_SEED=<number>` chooses other values; what they find becomes an example of its own.
 */
const SEED = Number(process.env['COVERTRAIL_PROPERTY_SEED'] ?? 20_261_121);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
