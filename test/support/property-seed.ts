import fc from 'fast-check';

/**
 * Property tests try the same values on every run, so that a new failure comes from a change and not from another seed.
 * `COVERTRAIL_PROPERTY_SEED=<number>` chooses other values; what they find becomes an example of its own.
 */
const SEED = Number(process.env['COVERTRAIL_PROPERTY_SEED'] ?? 20_261_121);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
