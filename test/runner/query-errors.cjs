const { configure, getConfig } = require('@testing-library/dom');

/**
 * A query that finds nothing says so with the whole page printed. While a test waits, only what the last attempt says is read: the page is printed when it is;
 * printing at each attempt was a twentieth of a profile of 14 suites.
 */
configure(({ getElementError: wholeError }) => ({
  getElementError: function missing(message, container) {
    if (getConfig()._disableExpensiveErrorDiagnostics)
      return printedLater(() => wholeError(message, container).message);
    const error = wholeError(message, container);
    // Its stack begins with the test that asked, not here.
    Error.captureStackTrace(error, missing);
    return error;
  },
}));

function printedLater(message) {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', { get: message, configurable: true });
}
