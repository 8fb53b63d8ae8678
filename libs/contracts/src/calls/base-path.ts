/** Every path of a call begins with it (spec 1 section 7). */
export const BASE_PATH = 'covertrail-api';
