/** The browser saves a content as a file. */
export function saveFile(fileName: string, content: readonly BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob([...content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
