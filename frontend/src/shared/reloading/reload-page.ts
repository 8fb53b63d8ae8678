/** Loads the browser's page again. */
export const reloadPage = (): void => window.location.reload();
