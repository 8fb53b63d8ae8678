/** Counts what would load the browser's page again, which jsdom cannot, until the mocks of the suite are restored. */
export function countReloads(): jest.Mock {
  const reload = jest.fn();
  const { location } = window;
  const counting = new Proxy({} as Location, {
    get: (_, name) => (name === 'reload' ? reload : (Reflect.get(location, name) as unknown)),
  });
  jest.spyOn(window, 'location', 'get').mockReturnValue(counting);
  return reload;
}
