import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hulls } from '#domain/hulls.ts';
import { languages } from '#domain/languages.ts';
import { mail as english } from '#messages/en/mail.ts';
import { paintShip } from './picture.ts';
import { renderMail, type Contents, type MailPart } from './render.ts';
import type { Message } from './shape.ts';

const link = 'https://gangway.example.org/auth/reset/confirm/abc/def?a=1&b=2';
const instance = 'https://gangway.example.org';
const values = {
  old_email: 'ada@example.org',
  new_email: 'דנה@דוגמה.co.il',
  until: 'November 21, 2026 at 8:04 PM GMT+1',
};

const due = { ship: 'Icon of the Seas', days: 14, date: 'Sunday, March 14, 2027' };

/** The contents of each mail, as features send it. */
const invited = { owner: 'Ada Seafarer', what: 'Icon, Apr 26 – May 4, 2027' };
const made: Record<MailPart, Partial<Contents>> = {
  activation: { link },
  welcome: { link },
  reset: { link },
  email_code: { link, code: '123456', values },
  email_change_started: { link, values },
  email_changed: { link, values },
  address_in_use: { link },
  password_changed: { link },
  account_deleted: { instance },
  new_sign_in: { link, facts: { device: 'Firefox, Windows', time: '21 Nov 2026, 19:34' } },
  payment_ahead: { link, values: due, facts: { amount: '$4,000.00' } },
  payment_today: { link, values: due },
  payment_overdue: { link, values: due },
  payment_undated: { link, values: due },
  checkin_opens: { link, values: due, facts: { sails_on: 'Saturday, June 5, 2027' } },
  checkin_open: { link, values: due },
  share_invitation: { link, values: invited },
  share_invitation_new: { link, values: invited, facts: { next_cruise: 'Icon, Apr 26 – May 4, 2027' } },
  weather_warning: { link, values: due, facts: { warning: 'Gale warning, Cozumel' } },
};
const parts = Object.keys(made) as MailPart[];

/** The mail of a part to a reader of English, unless `more` says otherwise. */
function render({ part = 'activation', ...more }: Partial<Contents> = {}): Message {
  return renderMail({ to: 'ada@example.org', name: 'Ada', language: 'en', part, ...made[part], ...more });
}

/** The text that a reader sees of HTML, roughly: no elements, no entities. */
function seen(html: string): string {
  return html
    .replaceAll(/<style>.*<\/style>|<title>.*<\/title>|<!--.*-->/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

test('every mail says all it has to say in all languages, as text and as HTML', () => {
  for (const part of parts) {
    const subjects = languages.map((language) => {
      const message = render({ part, language });
      const where = `${part} ${language}`;
      for (const form of [message.text, message.html]) {
        assert.doesNotMatch(form, /\bmail\.[a-z]|\{\w+\}|undefined|\[object/, where);
        if (made[part].link !== undefined) assert.ok(form.replaceAll('&amp;', '&').includes(link), where);
        assert.ok(form.includes('gangway.example.org'), `${where} says which Gangway it comes from`);
      }
      const [direction, side] = language === 'he' ? ['rtl', 'right'] : ['ltr', 'left'];
      assert.ok(message.html.includes(`<html lang="${language}" dir="${direction}">`), where);
      assert.match(
        message.html,
        new RegExp(`<table [^>]*lang="${language}" dir="${direction}"`),
        'for programs that drop the elements around it',
      );
      assert.ok(message.html.includes(`text-align:${side}`), where);
      assert.equal(message.language, language);
      // the HTML contains every line of the text
      for (const line of message.text.split('\n').filter((said) => said !== '' && said !== '-- ')) {
        const words = line.replaceAll(/[\u2068\u2069]|^\d\. |\s?:$/g, '');
        for (const said of made[part].facts === undefined ? [words] : words.split(/\s?: /))
          assert.ok(seen(message.html).includes(said), `${where}: ${said}`);
      }
      return message.subject;
    });
    assert.equal(new Set(subjects).size, languages.length, part);
  }
});

test('no text of the catalogue is left out of the mails', () => {
  assert.deepEqual(parts.toSorted(), Object.keys(english.parts).toSorted());
  for (const part of parts) {
    const { subject, text } = render({ part });
    const { steps = {}, ...own }: Record<string, string | Record<string, string>> = english.parts[part];
    for (const said of [...Object.values(own), ...Object.values(steps)].map(String)) {
      // the plural form of most numbers
      const plain = said.replace(/\{\w+, plural, .*\bother \{(.*)\}\}/, '$1');
      for (const piece of plain.split(/\{\w+\}|#/))
        assert.ok(`${subject}\n${text}`.includes(piece), `${part}: ${said}`);
    }
  }
});

test('names are text, not markup, and no way to put a message of one’s own into a mail', () => {
  const bold = render({ name: `<b onload="x">O'Neil & Sons` });
  assert.ok(bold.html.includes('&lt;b onload=&quot;x&quot;&gt;O&#39;Neil &amp; Sons'));
  assert.doesNotMatch(bold.html, /<b onload/);
  const lines = render({ name: 'Ada\r\n\r\nYour account is closed\u2028now' });
  assert.ok(lines.text.startsWith('Hello Ada Your account is closed now,\n'));
  for (const name of [
    'win at https://evil.example',
    'evil.example',
    'write to me@evil.example',
    'x'.repeat(51),
    ' \u202e\n',
  ]) {
    const { text, html } = render({ name });
    assert.ok(text.startsWith('Hello,\n'), name);
    assert.ok(html.includes('>Hello,<'), name);
  }
  assert.ok(render({ name: 'J.R. Ewing' }).text.startsWith('Hello J.R. Ewing,'));
});

test('an address of the other direction is set apart from the sentence around it', () => {
  const { new_email, old_email } = values;
  const english_mail = render({ part: 'email_changed' });
  assert.ok(english_mail.text.includes(`from ${old_email} to \u2068${new_email}\u2069.`));
  assert.ok(english_mail.html.includes(`from <bdi>${old_email}</bdi> to <bdi>${new_email}</bdi>.`));
  const hebrew = render({ part: 'email_changed', language: 'he' });
  assert.ok(hebrew.text.includes(`\u2068${old_email}\u2069`));
  assert.ok(hebrew.html.includes(`<bdi>Ada</bdi>`));
  const turned = render({ name: 'Ada\u202eevil\u2069\u2066' });
  assert.ok(turned.text.startsWith('Hello Adaevil,'));
  const bdi = (tag: string) => turned.html.split(tag).length;
  assert.equal(bdi('<bdi>'), bdi('</bdi>'));
});

test('a code is read in two groups and copied as digits', () => {
  const { text, html } = render({ part: 'email_code', code: '012345', language: 'he' });
  assert.match(text, /^012345$/m);
  const [, shown = ''] = /<p dir="ltr"[^>]*>(.*)<\/p>/.exec(html) ?? [];
  assert.match(shown, /^01<span style="letter-spacing:0\.4em">2<\/span>345$/);
  assert.ok(html.includes('telephone=no'), 'or phones make a number to call of it');
});

test('the list of a mail program shows the subject of a mail, and no program needs an image or a style sheet', () => {
  for (const part of parts) {
    const { html, subject } = render({ part });
    const [, preview = ''] = /<body[^>]*>\s*<div style="display:none[^>]*>([^<]+)<\/div>/.exec(html) ?? [];
    assert.ok(preview.length > 30, subject);
    assert.doesNotMatch(html, /<img|<script|<link|url\(|@import|position:/);
    assert.ok(html.length < 20_000, 'Gmail cuts long mails off');
    const bare = html.replaceAll(/<style>.*<\/style>/g, '');
    for (const [, look = ''] of bare.matchAll(
      /<(?:p|a|li|td|th)\b[^>]*class="[^"]*(?:ink|muted|label)[^"]*"([^>]*)>/g,
    )) {
      assert.match(look, /color:#/);
    }
  }
});

test('a button for readers who did nothing is behind the sentence for them, any other before it', () => {
  const order = {
    before: ['email_change_started', 'address_in_use', 'password_changed', 'new_sign_in'],
    after: ['activation', 'reset', 'email_code'],
  } as const;
  for (const [place, mails] of Object.entries(order)) {
    for (const part of mails) {
      const { text, html } = render({ part });
      const told = english.parts[part].not_you;
      assert.ok(text.includes(told));
      assert.equal(text.indexOf(told) < text.indexOf(link), place === 'before', part);
      assert.equal(html.indexOf(told) < html.indexOf('<a href='), place === 'before', part);
    }
  }
});

test('only a notice can be ended, at its foot', () => {
  const unsubscribe = 'https://gangway.example.org/off?x=1&y=2';
  const notice = render({ unsubscribe });
  assert.ok(notice.text.endsWith(`Stop these emails:\n${unsubscribe}\n`));
  assert.ok(notice.html.includes('href="https://gangway.example.org/off?x=1&amp;y=2"'));
  assert.equal(notice.unsubscribe, unsubscribe);
  assert.equal('unsubscribe' in render(), false);
});

test('a missing value of a mail is an error, not a hole in it', () => {
  assert.throws(() => render({ part: 'email_changed', values: {} }));
  assert.throws(() => render({ facts: { ship: 'Aurora' } }));
});

test('each part of a fact stands apart: an English warning does not tear a Hebrew day to pieces', () => {
  const { html, text } = renderMail({
    to: 'dana@example.org',
    name: 'Dana',
    language: 'he',
    part: 'weather_warning',
    values: due,
    facts: {
      warning: [
        ['Gale', '5 ביוני'],
        ['Surf', 'Cozumel'],
      ],
    },
    link,
  });
  const gale = '<div style="margin:0 0 10px"><bdi>Gale</bdi>, <bdi>5 ביוני</bdi></div>';
  assert.ok(html.includes(`${gale}<bdi>Surf</bdi>, <bdi>Cozumel</bdi></td>`));
  assert.ok(text.includes('\u2068Gale\u2069, \u20685 ביוני\u2069\n\u2068Surf\u2069'));
});

test('the picture of a ship in a mail has at most 20 kB, for any hull', async () => {
  for (const hull of hulls) {
    const picture = await paintShip({ colour: '#1d4f91', hull, length_m: 365, built: 2024 });
    assert.ok(picture.length > 1000 && picture.length <= 20_000, `${hull}: ${picture.length}`);
  }
});

test('a ticket names two ports in the order of the voyage, and that of a round trip once', () => {
  const ticket = { ship: 'Icon', line: '', colour: '#1d4f91', days: 'June', from: 'MIA', picture: null };
  const stripOf = (language: 'de' | 'he', to: string) => {
    const contents = { to: 'ada@example.org', name: 'Ada', language, part: 'payment_ahead' } as const;
    const { html, text } = renderMail({ ...contents, values: due, link, ticket: { ...ticket, to } });
    return [text.split('\n')[2], /dir="(...)" class="deep"/.exec(html)?.[1]];
  };
  assert.deepEqual(stripOf('de', 'MIA'), ['Ab/bis MIA', 'ltr']);
  assert.deepEqual(stripOf('he', 'MIA'), ['הלוך ושוב מ־\u2068MIA\u2069', 'rtl']);
  assert.deepEqual(stripOf('he', 'SJU'), ['\u2068MIA\u2069 → \u2068SJU\u2069', 'ltr']);
});

test('a ticket without a known port has no route, and its text is no markup', async () => {
  const picture = await paintShip({ colour: '#1d4f91', hull: 'classic', length_m: null, built: null });
  const ticket = {
    ship: '<b>Icon</b>',
    line: '',
    colour: '#1d4f91',
    from: 'MIA',
    to: null,
    days: 'June',
    picture,
  };
  const contents = { to: 'ada@example.org', name: 'Ada', language: 'en', part: 'payment_ahead' } as const;
  const { html, text, pictures } = renderMail({ ...contents, values: due, link, ticket });
  assert.match(html, /<bdi>&lt;b&gt;Icon&lt;\/b&gt;<\/bdi>/);
  assert.doesNotMatch(html + text, /→/);
  assert.deepEqual(pictures, { ship: picture });
});
