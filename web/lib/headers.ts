/** The headers of every call: token, language and zone. */
export function headersOf(asking: {
  token: string | undefined;
  language: string;
  time_zone: string | undefined;
}): Headers {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': asking.language });
  if (asking.time_zone !== undefined) headers.set('X-Timezone', asking.time_zone);
  if (asking.token !== undefined) headers.set('Authorization', `Bearer ${asking.token}`);
  return headers;
}
