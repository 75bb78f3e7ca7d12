import { createRootRouteWithContext, createRoute, notFound, redirect } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { readYear, yearOf } from '#web/features/calendar/read-year.ts';
import { validateCalendarSearch } from '#web/features/calendar/search.ts';
import { readList } from '#web/features/cruises/list/read-list.ts';
import { validateListSearch, validateViewSearch } from '#web/features/cruises/search.ts';
import { validateUpgradeSearch } from '#web/features/plans/search.ts';
import { filterOf, validateMapSearch, validateStatsSearch } from '#web/features/stats/search.ts';
import { readNotices } from '#web/features/notices/read-notices.ts';
import { validateLoyaltySearch, validateMembershipsSearch } from '#web/features/loyalty/search.ts';
import { hasRecords, isSection } from '#web/features/operator/sections.ts';
import { validateOperatorSearch } from '#web/features/operator/search.ts';
import { validateWeatherSearch } from '#web/features/weather/search.ts';
import { onlyValid } from '#web/lib/only-valid.ts';
import { read } from '#web/lib/queries.ts';
import { safePath } from '#web/lib/redirect.ts';
import { today } from '#web/lib/use-today.ts';
import { showOfflineAnswers } from './follow-network.ts';
import { checkSession, redirectToDashboard, requireOperator, requireSession } from './guard.ts';
import { Layout } from './layout.tsx';
import { firstScreen, furtherScreen, innerScreen, openScreen, screen } from './lazy-screen.ts';
import { paths, type ScreenName } from '#web/lib/paths.ts';
import { readAhead } from './read-ahead.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** the name of the screen: its title is `shell.titles.<screen>` */
    screen?: ScreenName;
    /** the screen sets the document's title itself */
    says_title?: boolean;
  }
}

const root = createRootRouteWithContext<{ queries: QueryClient }>()({ component: Layout });
const getParentRoute = () => root;

/** The path that the login leads to. */
function redirectOf(search: Record<string, unknown>): { redirect?: string } {
  const path = safePath(search['redirect']);
  return path === undefined ? {} : { redirect: path };
}

const public_routes = [
  createRoute({
    getParentRoute,
    path: paths.home,
    staticData: { screen: 'home' },
    beforeLoad: redirectToDashboard,
    component: screen(() => import('#web/features/home/home-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.login,
    staticData: { screen: 'login' },
    validateSearch: onlyValid(redirectOf),
    component: screen(() => import('#web/features/account/login-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.logout,
    staticData: { screen: 'logout' },
    component: screen(() => import('#web/features/account/logout-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.reset,
    staticData: { screen: 'reset' },
    component: screen(() => import('#web/features/account/reset-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.reset_confirm,
    staticData: { screen: 'reset_confirm' },
    component: screen(() => import('#web/features/account/reset-confirm-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.reset_thankyou,
    staticData: { screen: 'reset_thankyou' },
    component: screen(() => import('#web/features/account/reset-thankyou-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.signup,
    staticData: { screen: 'signup' },
    beforeLoad: checkSession,
    validateSearch: onlyValid(redirectOf),
    component: screen(() => import('#web/features/account/signup-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.signup_thankyou,
    staticData: { screen: 'signup_thankyou' },
    component: screen(() => import('#web/features/account/signup-thankyou-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.activate,
    staticData: { screen: 'activate' },
    component: screen(() => import('#web/features/account/activation-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.contact,
    staticData: { screen: 'contact' },
    component: openScreen('contact'),
  }),
  createRoute({
    getParentRoute,
    path: paths.delete_account,
    staticData: { screen: 'delete_account' },
    beforeLoad: checkSession,
    component: furtherScreen('delete_account'),
  }),
  createRoute({
    getParentRoute,
    path: paths.email_change,
    staticData: { screen: 'email_change' },
    beforeLoad: checkSession,
    component: furtherScreen('email_change'),
  }),
  createRoute({
    getParentRoute,
    path: paths.validate_email,
    staticData: { screen: 'validate_email' },
    beforeLoad: ({ params }) => {
      if (!/^[\da-f]{8}-[\da-f]{4}-[1-5][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(params.id))
        notFound({ throw: true });
    },
    component: furtherScreen('validate_email'),
  }),
  createRoute({
    getParentRoute,
    path: paths.validate_email_thankyou,
    staticData: { screen: 'validate_email_thankyou' },
    component: furtherScreen('validate_email_thankyou'),
  }),
  createRoute({
    getParentRoute,
    path: paths.invitation,
    staticData: { screen: 'invitation' },
    beforeLoad: checkSession,
    component: innerScreen(() => import('#web/features/sharing/invitation-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.switch_off,
    staticData: { screen: 'switch_off' },
    loader: ({ context: { queries }, params: { token } }) =>
      readAhead(queries, () => [queries.query(read('GET reminders/off/{token}', { params: { token } }))]),
    component: openScreen('switch_off'),
  }),
  createRoute({
    getParentRoute,
    path: paths.mark_paid,
    staticData: { screen: 'mark_paid' },
    component: openScreen('mark_paid'),
  }),
  createRoute({
    getParentRoute,
    path: paths.voyage,
    staticData: { screen: 'voyage' },
    loader: ({ context: { queries }, params: { token } }) =>
      readAhead(queries, () => [queries.query(read('GET voyages/{token}', { params: { token } }))]),
    component: innerScreen(() => import('#web/features/cruises/voyage/voyage-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.maintenance,
    staticData: { screen: 'maintenance' },
    component: screen(() => import('./maintenance-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.en,
    beforeLoad: () => {
      redirect({ to: paths.home, replace: true, throw: true });
    },
  }),
] as const;

const beforeLoad = requireSession;

interface OfCruise {
  context: { queries: QueryClient };
  params: { id: string };
}

function readCruise({ context: { queries }, params: { id } }: OfCruise): Promise<void> {
  return readAhead(queries, () => [queries.query(read('GET cruises/{id}', { params: { id } }))]);
}

const signed_in_routes = [
  createRoute({
    getParentRoute,
    path: paths.dashboard,
    staticData: { screen: 'dashboard' },
    beforeLoad,
    // The read starts while the screen's code loads, and the router waits for it if there is no kept answer: so the
    // first picture is drawn once, with everything in it.
    loader: async ({ context: { queries } }) => {
      const dashboard = read('GET dashboard');
      // the screen itself shows the error
      const asked = queries.query(dashboard).catch(() => undefined);
      await showOfflineAnswers();
      if (queries.getQueryData(dashboard.queryKey) === undefined) await asked;
    },
    component: firstScreen(() => import('#web/features/dashboard/dashboard-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.cruises,
    staticData: { screen: 'cruises' },
    beforeLoad,
    validateSearch: onlyValid(validateListSearch),
    loader: ({ context: { queries }, location }) =>
      readAhead(queries, () => [queries.infiniteQuery(readList(validateListSearch(location.search)))]),
    component: firstScreen(() => import('#web/features/cruises/list/list-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.cruise_create,
    staticData: { screen: 'cruise_create' },
    beforeLoad,
    loader: ({ context: { queries } }) =>
      readAhead(queries, () => [queries.query(read('GET user/settings'))]),
    component: innerScreen(() => import('#web/features/cruises/form/create-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.cruise_view,
    staticData: { screen: 'cruise_view' },
    beforeLoad,
    validateSearch: onlyValid(validateViewSearch),
    // what the plan allows comes with the record: the card of documents got lower when it came later
    loader: ({ context: { queries }, params: { id } }) =>
      readAhead(queries, () => [
        queries.query(read('GET cruises/{id}', { params: { id } })),
        queries.query(read('GET user/settings')),
      ]),
    component: innerScreen(() => import('#web/features/cruises/view/view-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.cruise_edit,
    staticData: { screen: 'cruise_edit' },
    beforeLoad,
    loader: readCruise,
    component: innerScreen(() => import('#web/features/cruises/form/edit-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.cruise_schedule,
    staticData: { screen: 'cruise_schedule' },
    beforeLoad,
    loader: readCruise,
    component: innerScreen(() => import('#web/features/cruises/schedule/schedule-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.cruise_print,
    staticData: { screen: 'cruise_print' },
    beforeLoad,
    loader: readCruise,
    component: innerScreen(() => import('#web/features/cruises/sheet/sheet-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.cruise_weather,
    staticData: { screen: 'cruise_weather' },
    beforeLoad,
    validateSearch: onlyValid(validateWeatherSearch),
    loader: ({ context: { queries }, params: { id } }) =>
      readAhead(
        queries,
        () => [
          queries.query(read('GET cruises/{id}/weather', { params: { id } })),
          queries.query(read('GET cruises/{id}', { params: { id } })),
          queries.query(read('GET user/settings')),
        ],
        'weather',
      ),
    component: innerScreen(() => import('#web/features/weather/weather-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.missing_ships,
    staticData: { screen: 'missing_ships' },
    beforeLoad,
    loader: ({ context: { queries } }) =>
      readAhead(queries, () => [queries.query(read('GET catalog/missing-ships'))]),
    component: innerScreen(() => import('#web/features/missing-ships/missing-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.cruise_upload,
    staticData: { screen: 'cruise_upload' },
    beforeLoad,
    loader: ({ context: { queries } }) =>
      readAhead(
        queries,
        () => [queries.query(read('GET user/settings')), queries.query(read('GET uploads', {}))],
        'upload',
      ),
    component: furtherScreen('upload'),
  }),
  createRoute({
    getParentRoute,
    path: paths.upload_review,
    staticData: { screen: 'upload_review' },
    beforeLoad,
    loader: ({ context: { queries }, params: { id } }) =>
      readAhead(
        queries,
        () => [
          queries.query(read('GET user/settings')),
          queries.query(read('GET uploads/{id}', { params: { id } })),
        ],
        'upload',
      ),
    component: furtherScreen('review'),
  }),
  createRoute({
    getParentRoute,
    path: paths.about,
    staticData: { screen: 'about' },
    beforeLoad,
    loader: ({ context: { queries } }) => readAhead(queries, () => [queries.query(read('GET about'))]),
    component: furtherScreen('about'),
  }),
  createRoute({
    getParentRoute,
    path: paths.calendar,
    staticData: { screen: 'calendar' },
    beforeLoad,
    validateSearch: onlyValid(validateCalendarSearch),
    loader: ({ context: { queries }, location }) => {
      const { day = today() } = validateCalendarSearch(location.search);
      return readAhead(queries, () => [queries.query(readYear(yearOf(day)))]);
    },
    component: innerScreen(() => import('#web/features/calendar/calendar-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.loyalty,
    staticData: { screen: 'loyalty' },
    beforeLoad,
    validateSearch: onlyValid(validateLoyaltySearch),
    loader: ({ context: { queries } }) =>
      readAhead(queries, () => [queries.query(read('GET loyalty'))], 'loyalty'),
    component: innerScreen(() => import('#web/features/loyalty/loyalty-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.stats,
    staticData: { screen: 'stats' },
    beforeLoad,
    validateSearch: onlyValid(validateStatsSearch),
    loader: ({ context: { queries }, location }) => {
      const query = filterOf(validateStatsSearch(location.search));
      return readAhead(queries, () => [queries.query(read('GET stats', { query }))]);
    },
    component: innerScreen(() => import('#web/features/stats/stats-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.passport,
    staticData: { screen: 'passport' },
    beforeLoad,
    validateSearch: onlyValid(validateStatsSearch),
    component: furtherScreen('passport'),
  }),
  createRoute({
    getParentRoute,
    path: paths.world_map,
    staticData: { says_title: true },
    beforeLoad,
    validateSearch: onlyValid(validateMapSearch),
    component: furtherScreen('map'),
  }),
  createRoute({
    getParentRoute,
    path: paths.badges,
    staticData: { screen: 'badges' },
    beforeLoad,
    validateSearch: onlyValid((search): { badge?: string } => {
      const { badge } = search;
      return typeof badge === 'string' && /^[a-z_]{1,30}[\d]{0,4}$/.test(badge) ? { badge } : {};
    }),
    loader: ({ context: { queries } }) => readAhead(queries, () => [queries.query(read('GET badges'))]),
    component: innerScreen(() => import('#web/features/badges/badges-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.notices,
    staticData: { screen: 'notices' },
    beforeLoad,
    loader: ({ context: { queries } }) =>
      readAhead(queries, () => [
        queries.query(readNotices()),
        queries.query(read('GET user/notifications/summary')),
      ]),
    component: innerScreen(() => import('#web/features/notices/notices-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.upgrade,
    staticData: { screen: 'upgrade' },
    beforeLoad,
    validateSearch: onlyValid(validateUpgradeSearch),
    loader: ({ context: { queries } }) =>
      readAhead(queries, () => [
        queries.query(read('GET user/settings')),
        queries.query(read('GET billing/plans')),
      ]),
    component: furtherScreen('upgrade'),
  }),
  createRoute({
    getParentRoute,
    path: paths.settings,
    staticData: { screen: 'settings' },
    beforeLoad,
    loader: ({ context: { queries } }) =>
      readAhead(queries, () => [queries.query(read('GET user/settings'))]),
    component: furtherScreen('settings'),
  }),
  createRoute({
    getParentRoute,
    path: paths.loyalty_settings,
    staticData: { screen: 'loyalty_settings' },
    beforeLoad,
    validateSearch: onlyValid(validateMembershipsSearch),
    loader: ({ context: { queries } }) =>
      readAhead(queries, () => [queries.query(read('GET loyalty'))], 'loyalty'),
    component: innerScreen(() => import('#web/features/loyalty/settings-screen.tsx')),
  }),
  createRoute({
    getParentRoute,
    path: paths.sharing_settings,
    staticData: { screen: 'sharing_settings' },
    beforeLoad,
    loader: ({ context: { queries } }) =>
      readAhead(
        queries,
        () => [queries.query(read('GET user/settings')), queries.query(read('GET user/sharing'))],
        'sharing',
      ),
    component: furtherScreen('sharing'),
  }),
  createRoute({
    getParentRoute,
    path: paths.icalendar,
    staticData: { screen: 'icalendar' },
    beforeLoad,
    loader: ({ context: { queries } }) =>
      readAhead(queries, () => [queries.query(read('GET user/icalendar'))], 'icalendar'),
    component: furtherScreen('icalendar'),
  }),
  createRoute({
    getParentRoute,
    path: paths.password,
    staticData: { screen: 'password' },
    beforeLoad,
    loader: ({ context: { queries } }) =>
      readAhead(queries, () => [queries.query(read('GET user/settings'))]),
    component: furtherScreen('password'),
  }),
] as const;

const operator_screen = furtherScreen('operator');

function readOverview({ context: { queries } }: Pick<OfCruise, 'context'>): Promise<void> {
  return readAhead(queries, () => [queries.query(read('GET admin/overview'))]);
}

const operator_routes = [
  createRoute({
    getParentRoute,
    path: paths.operator,
    staticData: { screen: 'operator', says_title: true },
    beforeLoad: requireOperator,
    loader: readOverview,
    component: operator_screen,
  }),
  createRoute({
    getParentRoute,
    path: paths.operator_section,
    staticData: { screen: 'operator', says_title: true },
    beforeLoad: async (asked) => {
      if (!isSection(asked.params.section)) notFound({ throw: true });
      await requireOperator(asked);
    },
    validateSearch: onlyValid(validateOperatorSearch),
    loader: readOverview,
    component: operator_screen,
  }),
  createRoute({
    getParentRoute,
    path: paths.operator_record,
    staticData: { screen: 'operator', says_title: true },
    beforeLoad: async (asked) => {
      if (!hasRecords(asked.params.section)) notFound({ throw: true });
      await requireOperator(asked);
    },
    validateSearch: onlyValid(validateOperatorSearch),
    loader: readOverview,
    component: operator_screen,
  }),
] as const;

export const route_tree = root.addChildren([...public_routes, ...signed_in_routes, ...operator_routes]);
