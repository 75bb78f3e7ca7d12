// pdf.js reads documents in this worker, off the main thread; it adds its own listener.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
