import * as contract from '#contract/account.ts';
import * as tokens_contract from '#contract/tokens.ts';
import { readUsage } from '#server/features/cruises/room/actions.ts';
import type { Services } from '#server/services.ts';
import type { Serve } from '#server/platform/http/serve.ts';
import * as login from './actions-login.ts';
import * as email from './actions-email.ts';
import * as password from './actions-password.ts';
import * as sessions from './actions-sessions.ts';
import { challenge } from './actions-captcha.ts';
import { deleteAccount } from './actions-removal.ts';
import * as signup from './actions-signup.ts';
import * as actions from './actions.ts';
import * as tokens from './tokens/actions.ts';

export function accountRoutes(serve: Serve, services: Services): void {
  serve(contract.readCaptcha, () => challenge(services));
  serve(contract.signUp, ({ body, caller }) => signup.signUp(services, body, caller));
  serve(contract.activate, ({ body }) => signup.activate(services, body));
  serve(contract.resendActivation, ({ body, caller }) =>
    signup.resendActivation(services, body.email, caller),
  );

  serve(contract.logIn, ({ body, caller }) => login.logIn(services, body, caller));
  serve(contract.refreshSession, ({ body }) => sessions.refresh(services, body.refresh));
  serve(contract.logOut, ({ body }) => sessions.logOut(services, body.refresh));
  serve(contract.listSessions, ({ scope }) => sessions.listSessions(services, scope));
  serve(contract.lengthenSession, ({ scope, body }) =>
    sessions.lengthenSession(services, scope, body.lasts_until),
  );
  serve(contract.endSession, ({ scope, params }) => sessions.endSession(services, scope, params.id));
  serve(contract.endOtherSessions, ({ scope }) => sessions.endOtherSessions(services, scope));

  serve(tokens_contract.listTokens, ({ scope }) => tokens.listTokens(services, scope));
  serve(tokens_contract.createToken, ({ scope, body }) => tokens.createToken(services, scope, body));
  serve(tokens_contract.revokeToken, ({ scope, params }) => tokens.revokeToken(services, scope, params.id));

  serve(contract.resetPassword, ({ body, caller }) => password.resetPassword(services, body.email, caller));
  serve(contract.confirmReset, ({ body, caller }) => password.confirmReset(services, body, caller));
  serve(contract.setPassword, ({ scope, body }) => password.setPassword(services, scope, body));

  serve(contract.changeEmail, ({ scope, body }) => email.changeEmail(services, scope, body));
  serve(contract.validateEmail, ({ params, body, caller }) =>
    email.validateEmail(services, params.id, body.code, caller),
  );
  serve(contract.resendCode, ({ params }) => email.resendCode(services, params.id));

  serve(contract.readUsage, ({ scope }) => readUsage(services, services.database.query, scope.user_id));
  serve(contract.readSettings, ({ scope }) => actions.readSettings(services, scope));
  serve(contract.changeSettings, ({ scope, body }) => actions.changeSettings(services, scope, body));
  serve(contract.deleteAccount, ({ scope, body }) => deleteAccount(services, scope, body.current_password));
}
