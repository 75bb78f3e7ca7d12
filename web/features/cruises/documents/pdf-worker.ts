// pdf.js reads documents here, beside the page; it listens by itself.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
