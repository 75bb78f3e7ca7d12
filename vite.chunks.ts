import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Extract<Group['name'], (...given: never[]) => unknown>>[1];

/** What comes with the first module that runs: the start itself, and what every file calls. */
const start =
  /\/web\/(index\.html|main\.ts|lib\/(paths|trusted-types|ahead|cookies|formats-first|headers)\.ts|ui\/turns\.ts)$|^\0vite\/preload-helper/;
const tags: Group['tags'] = ['$initial'];
// with what only lists use of a library
const own = /\/(web|domain)\/(?!index\.html|offline\/)|\/useInfiniteQuery\.js$/;

/**
 * What the page of a cruise, which uses the most, shares with other screens: few files, cut by which of them use it.
 * Each takes along what its modules import and no file before it has, so what more screens use comes first.
 */
const of_cruise = [
  'plain',
  'small',
  'forms',
  'cruise',
  'record',
  'figures',
  'voyage',
  'ship',
  'route',
  'documents',
] as const;

/**
 * Which files the browser app is made of: few for the first screen, as each costs time on a slow line, and two large
 * ones of about the same size: on a phone's connection the largest file comes last, and while it comes alone, the rest of
 * the line is idle. React stands in a file of its own and runs before the others (web/main.ts), so that the page can
 * answer a finger in between.
 */
export const chunk_groups: Group[] = [
  { name: 'start', test: start, priority: 4 },
  {
    name: 'react',
    // with what the router stands on, which balances the two
    test: /\/node_modules\/(react|react-dom|scheduler|@tanstack\/(history|store))\/|\/first-react\.ts$/,
    tags,
    priority: 3,
  },
  { name: firstOf, debugName: 'first', test: /\/node_modules\/|\/(web|domain)\//, tags, priority: 2 },
  { name: fileOf, debugName: 'own', test: own, priority: 1 },
  ...of_cruise.map((file, index) => ({
    name: (id: string, context: Context) => (ofCruise(id, context) === file ? file : null),
    debugName: file,
    test: own,
    priority: 1 - (index + 1) / 100,
  })),
];

/**
 * In one file what the dashboard shares with screens behind the login, in another with those before it. Every screen has
 * the rest in files of its own.
 */
function fileOf(id: string, context: Context): string | null {
  const { screens } = (reach ??= reachOf(id, context));
  if (id.includes('/node_modules/')) return 'lists';
  // small, and shared by several screens: files of their own would cost the start their names
  if (/\/ui\/confirm-(button|dialog)\.|\/dashboard\/use-board\./.test(id)) return 'inside';
  // the login and what sends files
  if (id.endsWith('/lib/unsent.ts')) return 'entrance';
  const [, of_dashboard] = screens.find(([screen]) => screen.endsWith('/dashboard-screen.tsx')) ?? [];
  if (of_dashboard?.has(id) !== true) return ofSeveral(id, screens);
  const others = screens.filter(([, reached]) => reached !== of_dashboard && reached.has(id));
  // styles in one file less: a phone asks for them before the scripts
  if (others.length === 0) return id.endsWith('.module.css') ? 'inside' : null;
  return others.some(([screen]) => /\/web\/(app|features\/(account|home))\//.test(screen))
    ? 'shared'
    : 'inside';
}

/** The shell and its libraries: what the app imports before any screen, of a library only what it uses. */
function firstOf(id: string, context: Context): string | null {
  const { shell } = (reach ??= reachOf(id, context));
  return id.includes('/node_modules/') || shell.has(id) ? 'app' : null;
}

/**
 * What the login and the list of cruises share with other screens, in a file each: small files cost more than their
 * bytes, and of more than six at a time a phone has to wait.
 */
const common = [
  ['entrance', '/account/login-screen.tsx'],
  ['lists', '/cruises/list/list-screen.tsx'],
] as const;

function ofSeveral(id: string, screens: Reach['screens']): string | null {
  const reaching = screens.filter(([, reached]) => reached.has(id)).map(([screen]) => screen);
  if (reaching.length < 2 && !id.endsWith('.module.css')) return null;
  const [name = null] = common.find(([, end]) => reaching.some((screen) => screen.endsWith(end))) ?? [];
  return name;
}

/**
 * The file of `of_cruise` for what the page of a cruise shares, by the other screens that use it too. Each name in it
 * is the path of a screen; the first rule that fits counts. In the order of the rules: what visitors load already;
 * what most screens use; what forms are made of, the editors of parts, and the form of a cruise; then what single
 * screens share with the page. What one screen alone uses stays in its own file. `web/bytes.test.ts` holds the number
 * of files and bytes.
 */
function ofCruise(id: string, context: Context): (typeof of_cruise)[number] | null {
  const { screens } = (reach ??= reachOf(id, context));
  const reaching = screens.filter(([, reached]) => reached.has(id)).map(([screen]) => screen);
  const isFor = (name: string) => reaching.some((screen) => screen.endsWith(`/${name}-screen.tsx`));
  // the viewer uses it, too, which the screen of uploads opens
  if (id.endsWith('/parts/documents/use-download.ts')) return 'documents';
  if (reaching.length < 2 || !isFor('cruises/view/view')) return null;
  if (isFor('account/signup')) return 'plain';
  const is_of_forms = isFor('cruises/form/edit');
  if (!is_of_forms && (reaching.length > 4 || isFor('weather') || (isFor('stats') && isFor('badges'))))
    return 'small';
  if (isFor('settings/settings')) return 'forms';
  if (is_of_forms && ['loyalty/settings', 'schedule', 'voyage'].some(isFor))
    return isFor('sheet') ? 'cruise' : 'forms';
  if (isFor('calendar') || (isFor('sheet') && !isFor('voyage'))) return 'cruise';
  if (is_of_forms || isFor('cruises/form/create')) return 'record';
  if (isFor('stats')) return 'figures';
  if (isFor('voyage')) return isFor('sheet') ? 'voyage' : isFor('schedule') ? 'ship' : 'route';
  return isFor('uploads/upload') || isFor('uploads/review') ? 'documents' : null;
}

interface Reach {
  /** what the app imports before any screen */
  shell: ReadonlySet<string>;
  /** each screen with what it imports */
  screens: [screen: string, reached: ReadonlySet<string>][];
}

let reach: Reach | undefined;

function reachOf(some_id: string, context: Context): Reach {
  const idOf = (path: string) => some_id.replace(/\/(web|domain)\/.*$/, `/${path}`);
  const screens = ['web/app/routes.tsx', 'web/app/further-screens.ts'].flatMap(
    (path) => context.getModuleInfo(idOf(path))?.dynamicallyImportedIds ?? [],
  );
  if (screens.length === 0) throw new Error('web/app/routes.tsx opens no screen');
  return {
    shell: importedBy(idOf('web/app/main.tsx'), context),
    screens: screens.map((screen) => [screen, importedBy(screen, context)]),
  };
}

/** Of our own sources; what they use of a library, the bundler knows best. */
function importedBy(id: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(id) || id.includes('/node_modules/')) return found;
  found.add(id);
  // a copy: the context lends its lists for one call
  const imported_ids = context.getModuleInfo(id)?.importedIds.slice() ?? [];
  for (const imported of imported_ids) importedBy(imported, context, found);
  return found;
}
