/** The rules of a password, in display order (docs/product/requirements.md, section 5). */
export const password_rules = ['length', 'uppercase', 'lowercase', 'number', 'special'] as const;
export type PasswordRule = (typeof password_rules)[number];

const tests: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => [...password].length >= 8,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
};

/** The rules that a password does not meet yet; empty if it meets all. */
export function unmetPasswordRules(password: string): PasswordRule[] {
  return password_rules.filter((rule) => !tests[rule](password));
}

/**
 * Frequent words of leaked passwords, without digits and signs around them; with the same words in the product's
 * languages and likely words on a cruise site.
 */
const common_words = new Set(
  (
    'password passwort passwd pass contrasena clave motdepasse senha parola sisma secret geheim segredo segreto ' +
    'qwertyuiop qwerty qwertz azerty qwert qwer qaz qazwsx zaqwsx asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm ' +
    'abc abcd abcde abcdef aaa xxx test testing tester demo user guest admin administrator root login ' +
    'welcome willkommen bienvenue bienvenido bienvenida benvenuto benvenuta bemvindo bemvinda shalom ' +
    'hello hallo hola bonjour salut ciao ola letmein changeme whatever freedom trustno ' +
    'iloveyou ichliebedich teamo tequiero jetaime tiamo love lovely liebe amor amore amour schatz ' +
    'monkey dragon master shadow sunshine princess prinzessin princesa princesse principessa superman batman ' +
    'starwars football fussball futbol futebol calcio baseball basketball hockey soccer michael jennifer jordan ' +
    'charlie daniel thomas ashley nicole jessica computer internet google facebook cookie pepper ginger buster ' +
    'summer sommer verano estate verao winter invierno hiver inverno spring autumn herbst fruhling ' +
    'january february march april may june july august september october november december ' +
    'monday tuesday wednesday thursday friday saturday sunday ' +
    'cruise cruises cruising kreuzfahrt crucero croisiere crociera cruzeiro ship schiff captain kapitan capitan ' +
    'capitaine capitano capitao ahoy sailing sailor vacation holiday holidays urlaub vacaciones vacances vacanza ' +
    'ferias travel traveler traveller bonvoyage titanic caribbean'
  ).split(' '),
);

/** Digits and signs that people write for a letter; `1` stands for two letters. */
const swaps: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'l',
  '+': 't',
};

/** Digits and signs around a word from which on an attacker does not guess it. */
const MOST_AROUND = 10;

/**
 * Whether an attacker would try a password early, although it may meet every rule: a listed word with digits and signs
 * around it and letters swapped, a walk over the keyboard, a sequence of digits, the name of this product, or a word
 * from the account's names or the part of its e-mail address before the @.
 */
export function isEasilyGuessed(password: string, own: readonly string[] = []): boolean {
  const plain = folded(password);
  const core = plain.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  const own_words = ['gangway', ...own.flatMap(ownWords)];
  if (core.length <= 2 && isRow(plain.replace(/\D/g, ''))) return true;
  return readings(core).some((reading) => {
    const letters = reading.replace(/[^\p{L}]/gu, '');
    if (plain.length - core.length <= MOST_AROUND && isCommon(letters, reading)) return true;
    const parts = reading.split(/[^\p{L}]+/u);
    return own_words.some((word) => (word.length >= 4 ? letters.includes(word) : parts.includes(word)));
  });
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Possible readings of a password: as typed, and with its swaps undone. */
function readings(core: string): string[] {
  const undone = Array.from(core, (sign) => swaps[sign] ?? sign).join('');
  return [core, undone.replaceAll('1', 'i'), undone.replaceAll('1', 'l')];
}

/** A short word between other signs, such as the letters of `a7!b#c`, is a coincidence. */
function isCommon(letters: string, reading: string): boolean {
  if (letters.length > 60 || (letters.length < 4 && letters !== reading)) return false;
  return common_words.has(letters) || common_words.has(letters.replace(/^(.+?)\1+$/u, '$1'));
}

/** `123456`, `4321`, `7777`. */
function isRow(figures: string): boolean {
  if (figures.length < 3) return false;
  return '01234567890'.includes(figures) || '09876543210'.includes(figures) || /^(\d)\1+$/.test(figures);
}

/** The words of a name or of an address, and all of them as one. */
function ownWords(own: string): string[] {
  const words = folded(own.replace(/@.*$/s, '')).split(/[^\p{L}]+/u);
  return [...new Set([...words, words.join('')])].filter((word) => word.length >= 3);
}
