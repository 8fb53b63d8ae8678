/** The header of replies that names the page which the server serves now. A page that was loaded before then knows that there is a newer one. */
export const PAGE_BUILD_HEADER = 'X-Page';
