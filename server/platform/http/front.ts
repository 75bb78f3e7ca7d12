import type { FastifyInstance, FastifyRequest } from 'fastify';
import { directionOf, isLanguage, languages, pickLanguage, type Language } from '#domain/languages.ts';
import type { Config } from '#server/config.ts';
import { CodedError } from '#server/platform/errors.ts';
import { escapeText, front_script, front_style, homeText, no_script_style } from './front-home.ts';
import { frontWords, type FrontWords } from './front-words.ts';

/*
 * The parts of the public pages for search engines and for programs that show a link: titles, descriptions and the text
 * of the start page, in the language of `?lang=` or of the browser, without running a script.
 */

type Screen = 'home' | 'login' | 'signup' | 'contact';

const screens: Readonly<Record<string, Screen>> = {
  '/': 'home',
  '/auth/login': 'login',
  '/auth/signup': 'signup',
  '/contact': 'contact',
};

/** All other addresses belong to an account, or hold a key from a mail. */
const private_paths = [
  '/api/',
  '/about',
  '/account/',
  '/auth/activate/',
  '/auth/logout',
  '/auth/reset',
  '/auth/signup/',
  '/badges',
  '/calendar',
  '/cruises',
  '/dashboard',
  '/invitation/',
  '/loyalty',
  '/maintenance',
  '/notices',
  '/operator',
  '/passport',
  '/reminders/',
  '/stats',
  '/validate-email/',
  '/voyage/',
];

const locales: Record<Language, string> = {
  en: 'en_US',
  de: 'de_DE',
  es: 'es_ES',
  fr: 'fr_FR',
  he: 'he_IL',
  it: 'it_IT',
  pt: 'pt_BR',
};

const picture = { width: 1200, height: 630 };

type Site = Pick<Config, 'PUBLIC_URL' | 'SIGN_UP'>;

/** The pages that search engines may index. Without a public address there are none. */
function indexedPaths({ PUBLIC_URL, SIGN_UP }: Site): string[] {
  if (PUBLIC_URL === undefined) return [];
  return Object.keys(screens).filter((path) => screens[path] !== 'signup' || SIGN_UP !== 'closed');
}

export interface Front {
  /** whether a request is by a person or program that may read one of the public pages with its texts */
  isRead: (request: FastifyRequest) => boolean;
  /** the page with its texts; null: no public page, or no request for its texts */
  pageFor: (request: FastifyRequest) => Promise<string | null>;
  isFound: (request: FastifyRequest) => boolean;
}

/** @param page index.html as it is sent to all other requests */
export function openFront(config: Site, page: string): Front {
  const pages = new Map<string, Promise<string>>();
  const found = indexedPaths(config);
  return {
    isRead: (request) => screens[pathOf(request)] !== undefined && isReader(request),
    isFound: (request) => found.includes(pathOf(request)),
    async pageFor(request) {
      const path = pathOf(request);
      const screen = screens[path];
      if (screen === undefined || !isReader(request)) return null;
      const { lang } = request.query as { lang?: unknown };
      const asked = typeof lang === 'string' && isLanguage(lang) ? lang : undefined;
      const language = asked ?? pickLanguage(request.headers['accept-language']);
      const key = `${path} ${language} ${asked === undefined}`;
      let made = pages.get(key);
      if (made === undefined) {
        made = frontWords(language).then((words) => {
          const head = headOf({ screen, path, language, is_asked: asked !== undefined, words, config });
          return write(page, { screen, language, words, head, config });
        });
        pages.set(key, made);
      }
      return made;
    },
  };
}

/** Splits the text, because to `URL` an address that begins with `//` has no host. */
function pathOf(request: FastifyRequest): string {
  const [path = '/'] = request.url.split('?');
  return path === '/index.html' ? '/' : path.replace(/(?<=.)\/$/, '');
}

/**
 * Whether a request wants the page with its texts. Signed-in users are led to the dashboard instead. Programs that show
 * a link accept everything, or send no `Accept`; so do scripts of the app, which `Sec-Fetch-Mode` tells apart: the
 * service worker caches the page for everybody.
 */
function isReader(request: FastifyRequest): boolean {
  const { accept = '', 'sec-fetch-mode': mode = 'navigate' } = request.headers;
  const takes_anything = accept === '' || accept.includes('*/*');
  const is_taken = accept.includes('text/html') || (takes_anything && mode === 'navigate');
  return is_taken && !hasSession(request);
}

function hasSession({ headers: { cookie = '' } }: FastifyRequest): boolean {
  return /(^|; )(access|refresh)_token=/.test(cookie);
}

/** The card that the app fills; as built, it says in all languages that it needs scripts. */
const boot_card = /<div class="boot-card">(<noscript>.*?<\/noscript>)?<\/div>/s;

interface PageContents {
  screen: Screen;
  language: Language;
  words: FrontWords;
  config: Site;
}

function textsOf(screen: Screen, { shell, home, account, contact }: FrontWords) {
  const descriptions = {
    home: home.lead,
    login: `${account.login.lead} ${home.lead}`,
    signup: account.signup.lead,
    contact: contact.lead,
  };
  return { title: `${shell.titles[screen]} · ${shell.brand}`, description: descriptions[screen] };
}

function write(
  page: string,
  { screen, language, words, head, config }: PageContents & { head: string },
): string {
  const { title, description } = textsOf(screen, words);
  const put = (text: string, place: RegExp | string, replacement: string) =>
    text.replace(place, () => replacement);
  let written = put(
    page,
    /<html lang="en" dir="ltr"/,
    `<html lang="${language}" dir="${directionOf(language)}"`,
  );
  written = put(written, /<title>[^<]*<\/title>/, `<title>${escapeText(title)}</title>`);
  const described = `<meta name="description" content="${escapeText(description)}" />`;
  written = put(written, /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/, described);
  written = put(written, '<script>', `<script>${front_script}</script><script>`);
  written = put(written, '</head>', `${head}</head>`);
  if (screen !== 'home') {
    written = put(written, '</head>', `<style>${no_script_style}</style></head>`);
    const said = `<h1>${escapeText(words.shell.titles[screen])}</h1><p>${escapeText(words.shell.states.no_script)}</p>`;
    return put(written, boot_card, `<div class="boot-card"><noscript>${said}</noscript></div>`);
  }
  written = put(written, '</head>', `<style>${front_style}</style></head>`);
  const text = homeText(words, language, config.SIGN_UP !== 'closed');
  return put(written, boot_card, text);
}

interface Head extends PageContents {
  path: string;
  /** whether the address names the language, not the browser */
  is_asked: boolean;
}

function headOf({ screen, path, language, is_asked, words, config }: Head): string {
  const { PUBLIC_URL } = config;
  if (PUBLIC_URL === undefined || !indexedPaths(config).includes(path)) return '';
  const { title, description } = textsOf(screen, words);
  const address = PUBLIC_URL + path;
  const addressIn = (other: Language) => `${address}?lang=${other}`;
  const canonical = is_asked ? addressIn(language) : address;
  const image = `${PUBLIC_URL}/pictures/share-${language}.jpg`;
  const links = [
    ['canonical', canonical, ''],
    ...languages.map((other) => ['alternate', addressIn(other), ` hreflang="${other}"`]),
    ['alternate', address, ' hreflang="x-default"'],
  ].map(([rel = '', href = '', more = '']) => `<link rel="${rel}"${more} href="${escapeText(href)}" />`);
  const metas = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', words.shell.brand],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', canonical],
    ['property', 'og:locale', locales[language]],
    ...languages
      .filter((other) => other !== language)
      .map((other) => ['property', 'og:locale:alternate', locales[other]]),
    ['property', 'og:image', image],
    ['property', 'og:image:width', String(picture.width)],
    ['property', 'og:image:height', String(picture.height)],
    ['property', 'og:image:alt', words.home.picture],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', image],
  ].map(([kind = '', key = '', value = '']) => `<meta ${kind}="${key}" content="${escapeText(value)}" />`);
  const described = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: words.shell.brand,
    url: address,
    description,
    inLanguage: languages,
    applicationCategory: 'TravelApplication',
    operatingSystem: 'Any',
    image,
  };
  // this is data that no browser runs, and an escaped `<` ends nothing
  const json = JSON.stringify(described).replaceAll('<', String.raw`\u003c`);
  const data = screen === 'home' ? `<script type="application/ld+json">${json}</script>` : '';
  return [...links, ...metas, data].join('\n');
}

/** Serves the files that crawlers request first. */
export function serveCrawlers(app: FastifyInstance, config: Site): void {
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(config)));
  app.get('/sitemap.xml', (_request, reply) => {
    if (config.PUBLIC_URL === undefined) throw new CodedError('not_found');
    return reply.type('application/xml; charset=utf-8').send(sitemap(config, config.PUBLIC_URL));
  });
}

function robots({ PUBLIC_URL }: Site): string {
  if (PUBLIC_URL === undefined) return 'User-agent: *\nDisallow: /\n';
  const lines = private_paths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${PUBLIC_URL}/sitemap.xml`, ''].join('\n');
}

function sitemap(config: Site, public_url: string): string {
  const urls = indexedPaths(config).flatMap((path) => {
    const address = escapeText(public_url + path);
    const others = [
      ...languages.map((other) => [other, `${address}?lang=${other}`]),
      ['x-default', address],
    ].map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`);
    const all = [address, ...languages.map((language) => `${address}?lang=${language}`)];
    return all.map((loc) => `<url><loc>${loc}</loc>${others.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
