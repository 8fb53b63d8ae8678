/** Every path of a call begins with it [K02]. */
export const BASE_PATH = 'covertrail-api';
