import { language_names, languages, type Language } from '#domain/languages.ts';
import type { FrontWords } from './front-words.ts';

/*
 * The text of the start page within the shell of index.html, for crawlers and until the app has drawn the same in its
 * place. The pages of signed-in users do not contain it.
 */

/** The styles of the screen (web/features/home), with the colours of the shell. */
export const front_style = `
.front{font:17px/1.5 'Segoe UI',Arial,sans-serif}
.front-hero{display:grid;overflow:clip;border:1px solid var(--g-line);border-radius:20px;background:var(--g-card)}
.front-hero::before{height:230px;border-block-end:1px solid var(--g-line);content:''}
.front-words{display:flex;flex-direction:column;justify-content:center;gap:16px;padding:clamp(24px,4.5vw,56px)}
.front p,.front h1{margin:0}
.front h1{font-size:clamp(2rem,5vw,3rem);line-height:1.1}
.front-eyebrow{color:var(--g-teal);font-weight:600}
.front-lead{max-width:32em;font-size:1.18rem}
.front a{color:var(--g-deep)}
.front h3{margin:16px 0 2px}
.front-actions{display:flex;flex-wrap:wrap;gap:12px}
.front-actions a{padding:10px 18px;border:1px solid;border-radius:10px;font-weight:600;text-decoration:none}
.front-languages{display:flex;flex-wrap:wrap;gap:8px 20px}
.front img{display:block;width:100%;height:auto;margin-block:20px;border:1px solid var(--g-line);border-radius:16px}
@media (min-width:62em){.front-hero{grid-template-columns:1.05fr 1fr;min-height:500px}.front-hero::before{order:1;height:auto;border:0;border-inline-start:1px solid var(--g-line)}}
@media (scripting:none){.front-hero{display:block;min-height:0}.front-hero::before{display:none}}
${languages.map((language) => `:root:not([lang=${language}]) .front[lang=${language}]`).join(',')}{visibility:hidden}
`;

/** Styles of the text in the empty card of a form, which nothing fills without scripts. */
export const no_script_style = `
.boot-card noscript{display:block;padding:clamp(24px,4.5vw,56px);font:17px/1.5 'Segoe UI',Arial,sans-serif}
.boot-card h1{margin:0 0 12px;font-size:1.7rem;line-height:1.2}
.boot-card p{margin:0}
`;

/** A language in the address is stored as the choice, and then removed from the address. */
export const front_script = `
(function () {
  var asked = /([?&])lang=(${languages.join('|')})(&|$)/.exec(location.search);
  if (!asked) return;
  try {
    localStorage.setItem('countryCode', asked[2]);
    var rest = location.search.replace(asked[0], asked[3] && asked[1]);
    history.replaceState(history.state, '', location.pathname + rest + location.hash);
  } catch (error) {}
})();
`;

/** The start page as plain HTML. */
export function homeText({ home, shell }: FrontWords, language: Language, is_open: boolean): string {
  const link = (path: string, text: string) => `<a href="${path}">${escapeText(text)}</a>`;
  const paragraph = (name: string, text: string) => `<p class="front-${name}">${escapeText(text)}</p>`;
  // browsers that get the pictures from the app do not load these
  const picture = (name: string, words: string) =>
    `<noscript><img src="/pictures/${name}.webp" width="1440" height="900" alt="${escapeText(words)}"></noscript>`;
  const features = Object.values(home.features).map(
    ({ title, text }) => `<li><h3>${escapeText(title)}</h3><p>${escapeText(text)}</p></li>`,
  );
  const looks = Object.entries(home.look).map(
    ([name, look]) =>
      `<h2>${escapeText(look.title)}</h2><p>${escapeText(look.text)}</p>${picture(`${name}-${language}-desktop`, look.picture)}`,
  );
  const others = languages.map(
    (other) => `<a href="/?lang=${other}" hreflang="${other}" lang="${other}">${language_names[other]}</a>`,
  );
  return [
    `<div class="front" lang="${language}"><div class="front-hero"><div class="front-words">`,
    paragraph('eyebrow', home.eyebrow),
    `<h1>${escapeText(home.heading)}</h1>`,
    paragraph('lead', home.lead),
    `<p class="front-actions">${is_open ? link('/auth/signup', home.start) : ''}${link('/auth/login', home.login)}</p>`,
    paragraph('free', home.free),
    `</div></div>${picture(`dashboard-${language}-desktop-light`, home.picture)}`,
    `<h2>${escapeText(home.features_heading)}</h2><ul>${features.join('')}</ul>${looks.join('')}`,
    `<p>${link('/contact', shell.footer.contact)}</p><p class="front-languages">${others.join('')}</p></div>`,
  ].join('');
}

/** A text between tags, or in an attribute. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
