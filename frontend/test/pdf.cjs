/** What a page of a PDF is where nothing is drawn: the browser suites open real ones. */
const page = {
  getTextContent: () => Promise.resolve({ items: [] }),
  getViewport: () => ({ width: 1, height: 1 }),
  render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
};

module.exports = {
  GlobalWorkerOptions: {},
  getDocument: () => ({
    promise: Promise.resolve({
      numPages: 2,
      getPage: () => Promise.resolve(page),
      loadingTask: { destroy: () => Promise.resolve() },
    }),
  }),
};
