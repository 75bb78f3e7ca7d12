import * as about from './about.ts';
import * as account from './account.ts';
import * as catalog from './catalog.ts';
import * as cruises from './cruises.ts';
import * as dashboard from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';

/** Every call of the API. What is missing here has no route, no description and no client. */
export const endpoints = [
  about.readAbout,
  account.logIn,
  account.refreshSession,
  account.logOut,
  account.signUp,
  account.readCaptcha,
  account.activate,
  account.resendActivation,
  account.resetPassword,
  account.confirmReset,
  account.setPassword,
  account.changeEmail,
  account.validateEmail,
  account.resendCode,
  account.deleteAccount,
  account.listSessions,
  account.endSession,
  account.endOtherSessions,
  account.readSettings,
  account.changeSettings,
  catalog.listCruiseLines,
  catalog.listShipsOfLine,
  catalog.findShips,
  catalog.readShip,
  catalog.findPorts,
  catalog.findAirports,
  catalog.findAirlines,
  catalog.listProgrammes,
  catalog.listCountries,
  cruises.listCruises,
  cruises.createCruise,
  cruises.readCruise,
  cruises.changeCruise,
  cruises.deleteCruise,
  cruises.addSamples,
  cruises.removeSamples,
  dashboard.readDashboard,
] as const satisfies readonly Endpoint[];

type Declared = (typeof endpoints)[number];

/** All calls by `METHOD path`, as the browser's client names them. */
export type EndpointsByKey = { [E in Declared as `${E['method']} ${E['path']}`]: E };
