import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';

GlobalWorkerOptions.workerSrc = workerAddress;

/** A PDF file as it opens: null while it is read, `broken` where it is none or is damaged. It is freed with the component. */
export function usePdf(file: Blob): PDFDocumentProxy | 'broken' | null {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'broken' | null>(null);
  useEffect(() => {
    let left = false;
    // The content security policy allows no code that is made of text.
    const opening = file
      .arrayBuffer()
      .then((bytes) => getDocument({ data: bytes, isEvalSupported: false, useWasm: false }).promise);
    opening.then(
      (opened) => {
        if (!left) setPdf(opened);
      },
      () => {
        if (!left) setPdf('broken');
      },
    );
    return () => {
      left = true;
      opening.then(
        (opened) => opened.loadingTask.destroy(),
        () => undefined,
      );
    };
  }, [file]);
  return pdf;
}

/** The text of each page, by which a person searches and a screen reader reads; empty until it is read. */
export function usePdfTexts(pdf: PDFDocumentProxy): readonly string[] {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    let left = false;
    const pages = Array.from({ length: pdf.numPages }, (_, index) => textOf(pdf, index + 1));
    Promise.all(pages).then(
      (read) => {
        if (!left) setTexts(read);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [pdf]);
  return texts;
}

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}
