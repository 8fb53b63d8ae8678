/** Shows a section of a form, and gives the focus to its first field. */
export function reachSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true });
}
