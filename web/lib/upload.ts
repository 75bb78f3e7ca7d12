/**
 * Sends like `fetch` and reports upload progress from 0 to 1, which `fetch` cannot. Rejects with a TypeError when no
 * answer comes, and with the signal's reason when it is aborted.
 */
export function sendWithProgress(
  url: string,
  { method = 'GET', headers, body = null, signal }: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const callOff = () => {
      request.abort();
      reject(asError(signal?.reason));
    };
    if (signal?.aborted === true) {
      callOff();
      return;
    }
    signal?.addEventListener('abort', callOff);
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', callOff));
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => reject(new TypeError('the upload got no answer')));
    request.open(method, url);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    // the address is ours and the server reads no cookie there, so no credentials mode is set
    request.send(body as XMLHttpRequestBodyInit | null);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const is_empty = status === 204 || status === 304;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(is_empty ? null : responseText, { status, statusText, headers });
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new DOMException('called off', 'AbortError');
}
