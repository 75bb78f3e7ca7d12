/** The operator's configuration for the browser; the server writes it into index.html. */
export interface Site {
  help?: string;
  terms?: string;
  privacy?: string;
  refund?: string;
  cookies?: string;
  facebook?: string;
  instagram?: string;
  /** who may sign up; `open` when the server says nothing */
  sign_up: 'open' | 'code' | 'closed';
  /** where mails go: to the terminal if there is no mail server */
  mail: 'inbox' | 'terminal';
}

const links = ['help', 'terms', 'privacy', 'refund', 'cookies', 'facebook', 'instagram'] as const;

/** Reads the content of `<meta name="gangway-links">`; values that are no web addresses are left out. */
export function parseSite(content: string): Site {
  let found: unknown;
  try {
    found = JSON.parse(content);
  } catch {
    found = undefined;
  }
  const given = new Map<string, unknown>(
    typeof found === 'object' && found !== null ? Object.entries(found) : [],
  );
  const sign_up = given.get('sign_up');
  const parsed: Site = {
    sign_up: sign_up === 'code' || sign_up === 'closed' ? sign_up : 'open',
    mail: given.get('mail') === 'terminal' ? 'terminal' : 'inbox',
  };
  for (const name of links) {
    const address = given.get(name);
    if (typeof address === 'string' && /^https?:\/\//.test(address)) parsed[name] = address;
  }
  return parsed;
}

let current: Site | undefined;

export function site(): Site {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="gangway-links"]');
  current ??= parseSite(meta?.content ?? '{}');
  return current;
}
